import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { getField } from "#domain/office/field-operations.ts";
import { getLaunchList } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { FieldCard } from "./FieldCard.tsx";
import css from "./Fields.module.css";
import { LaunchFinding } from "./LaunchFinding.tsx";
import { PublishBar } from "./PublishBar.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useRights } from "./use-rights.ts";
import { useWebsite } from "./use-website.ts";
import { WebsiteHead } from "./WebsiteHead.tsx";

/** The launch checklist over the drafts: what keeps a real practice from opening, and the switch that opens it. */
export function LaunchScreen() {
  const { call, locale } = useOffice();
  const { momentOf } = useDayWords();
  const website = useWebsite().data;
  const { canEdit } = useRights();
  const list = useQuery(queryOf(call, getLaunchList, { drafts: "yes" }));
  const sample = useQuery(queryOf(call, getField, { path: "business/sample" })).data;
  const words = websiteScreenWords[locale].launch;
  const { data } = list;
  const isBlocker = ({ severity }: { severity: string }) => severity !== "warning";
  const groups = [
    { heading: words.blockers, findings: data?.findings.filter(isBlocker) ?? [] },
    { heading: words.warnings, findings: data?.findings.filter((each) => !isBlocker(each)) ?? [] },
  ];
  return (
    <div className={css.screen}>
      <WebsiteHead title={officeShellWords[locale].titles.launch} />
      <p>{website?.isLocked ? websiteWords[locale].locked : words.lead}</p>
      <LoadState query={list} lines={6} isTall />
      {data && sample && website && (
        <>
          <FieldCard field={sample} isLocked={!canEdit(sample)} />
          <p className={css.soft}>{words.sampleHint}</p>
        </>
      )}
      {data?.findings.length === 0 && <p>{words.ready}</p>}
      {data && data.findings.length > 0 && <p className={css.soft}>{words.drafts}</p>}
      {groups.map(
        ({ heading, findings }) =>
          findings.length > 0 && (
            <Section key={heading} heading={`${heading} (${findings.length})`}>
              <ul>
                {findings.map((finding) => (
                  <LaunchFinding
                    key={`${finding.rule} ${finding.path} ${finding.place} ${finding.about.en}`}
                    finding={finding}
                  />
                ))}
              </ul>
            </Section>
          ),
      )}
      {data?.lastBackup && (
        <p className={css.soft}>{fillIn(words.backup, { time: momentOf(data.lastBackup) })}</p>
      )}
      {website && <PublishBar website={website} />}
      <UnsavedGuard />
    </div>
  );
}
