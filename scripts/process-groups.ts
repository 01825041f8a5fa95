import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Whether a process can lead a group of its own, which one signal reaches as a whole. */
export const hasGroups = process.platform !== "win32";

/**
 * Ends the groups that some processes lead, and those of all that they started: in order, and by force those that live
 * after `grace` milliseconds.
 */
export async function endGroups(leaders: readonly number[], grace: number): Promise<void> {
  const groups = new Set([...leaders, ...groupsBelow(leaders)]);
  for (const group of groups) signalGroup(group, "SIGTERM");
  const end = Date.now() + grace;
  while ([...groups].some((group) => signalGroup(group, 0)) && Date.now() < end) await wait(50);
  for (const group of groups) signalGroup(group, "SIGKILL");
}

/** Sends a signal to a group; false when nobody of it is left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(hasGroups ? -leader : leader, signal);
  } catch {
    return false;
  }
}

// A browser leads a group of its own, and so do others that a test starts "detached".
function groupsBelow(leaders: readonly number[]): number[] {
  const processes = listProcesses();
  const groups: number[] = [];
  const parents = [...leaders];
  for (let parent = parents.pop(); parent !== undefined; parent = parents.pop()) {
    for (const child of processes.filter((each) => each.parent === parent)) {
      parents.push(child.id);
      if (child.id === child.group) groups.push(child.group);
    }
  }
  return groups;
}

/** All processes of the machine; none where there is no /proc. */
function listProcesses(): { id: number; parent: number; group: number }[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The fields after the name, which may hold spaces: state, parent, group.
        const [, parent, group] =
          readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        return [{ id: Number(name), parent: Number(parent), group: Number(group) }];
      } catch {
        return [];
      }
    });
}
