import { CrashMessage } from "./CrashMessage.tsx";

/** The message of a crash where no frame of the office stands around it. */
export function CrashScreen() {
  return (
    <main>
      <CrashMessage />
    </main>
  );
}
