import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { CampaignContent } from "#domain/office/campaign-content.ts";
import { type Campaign, getCampaign, saveCampaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import type { OfficeSubmission } from "../forms/use-office-form.ts";
import { saveSoon } from "../parts/save-soon.ts";
import { campaignRule, contentOf } from "./campaign-rule.ts";

/** After this time without a key a draft is stored, in milliseconds. */
const savePause = 1000;

/**
 * The texts of a draft while they are edited: stored by themselves, again when the connection is back. What somebody
 * else stored meanwhile is never written over: it is the `conflict`, until it is chosen which one stays.
 */
export function useCampaignDraft(
  campaign: Campaign,
  { form, accept, say }: Pick<OfficeSubmission, "form" | "accept" | "say">,
  isDirty: boolean,
  onDirty: (isDirty: boolean) => void,
) {
  const { call, queries } = useOffice();
  const [shown, setShown] = useState(campaign);
  const [conflict, setConflict] = useState<Campaign>();
  const [problem, setProblem] = useState<unknown>();
  const [changes, setChanges] = useState(0);
  const latest = useRef({ version: campaign.version, changes: 0, isStopped: false });
  /** What was sent since the last answer, any of which may stand there though its own answer was lost. */
  const sent = useRef<CampaignContent[]>([]);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const store = async (content: CampaignContent, at: number): Promise<void> => {
    const { id } = campaign;
    sent.current.push(content);
    try {
      const answer = await call(saveCampaign, { id, version: latest.current.version, ...content });
      latest.current.version = answer.version;
    } catch (error) {
      const code = error instanceof OfficeProblem && error.code;
      if (code === "not-found") {
        // Deleted meanwhile, as the screen reads and says.
        latest.current.isStopped = true;
        void queries.invalidateQueries();
      }
      if (code !== "state-changed") throw error;
      const { campaign: stored } = await call(getCampaign, { id });
      if (stored.state !== "draft" || !sent.current.some((each) => isSame(stored, each))) {
        latest.current.isStopped = true;
        setConflict(stored);
        throw error;
      }
      latest.current.version = stored.version;
      if (!isSame(stored, content)) return store(content, at);
    }
    sent.current = [];
    setProblem(undefined);
    if (latest.current.changes === at) onDirty(false);
    // Not waited for: without a connection nothing is read, and the next save has to say so.
    void queries.invalidateQueries();
  };
  /** One after another: the second needs the version that the first makes. */
  const save = (content: CampaignContent): Promise<void> => {
    const at = latest.current.changes;
    const next = saving.current.then(() => store(content, at));
    saving.current = next.catch(() => {});
    return next;
  };
  const saveForm = useRef(async () => {});
  saveForm.current = async () => {
    if (!form.current || latest.current.isStopped) return;
    const result = v.safeParse(campaignRule, Object.fromEntries(new FormData(form.current)));
    if (!result.success) {
      const [{ path, message }] = result.issues;
      return say(String(path?.[0]?.key), message);
    }
    const at = latest.current.changes;
    // What was typed since may be refused by now, and that stays said.
    const acceptLatest = () => latest.current.changes === at && accept(undefined);
    await save(contentOf(result.output)).then(acceptLatest, setProblem);
  };
  useEffect(() => {
    if (changes === 0) return;
    return saveSoon(() => void saveForm.current(), savePause);
  }, [changes]);
  // Where nothing is typed, what is sent from the screen has to stand in the fields.
  useEffect(() => {
    if (isDirty || conflict || campaign.version <= latest.current.version) return;
    latest.current.version = campaign.version;
    setShown(campaign);
  }, [campaign, isDirty, conflict]);
  const settle = (version: number) => {
    sent.current = [];
    latest.current.version = version;
    latest.current.isStopped = false;
    setConflict(undefined);
    setProblem(undefined);
  };
  return {
    shown,
    conflict,
    problem: latest.current.isStopped ? undefined : problem,
    save,
    change() {
      onDirty(true);
      latest.current.changes += 1;
      setChanges(latest.current.changes);
    },
    async keepMine() {
      settle(conflict?.version ?? latest.current.version);
      await saveForm.current();
    },
    takeTheirs() {
      if (!conflict) return;
      setShown(conflict);
      settle(conflict.version);
      onDirty(false);
    },
  };
}

const isSame = ({ languages, en, es }: CampaignContent, content: CampaignContent) =>
  JSON.stringify([languages, en, es]) === JSON.stringify([content.languages, content.en, content.es]);
