import { appointmentForm } from "#domain/appointments/appointment-form.ts";
import { keptInDraft } from "#ui/form/kept-in-draft.ts";
import {
  type Attempt,
  type Submission,
  type SubmissionResult,
  useSubmission,
} from "#ui/form/use-submission.ts";
import { savedAttribution } from "../forms/saved-attribution.ts";
import { bookAppointment } from "./book-appointment.ts";
import type { DetailsWords } from "./calendar-props.ts";
import type { Slot } from "./slots.ts";

/** `where` says who calls whom, or where to come. */
export type Booked = { email: string; manageUrl: string; where: string };
type Ends = {
  onBooked: (booked: Booked) => void;
  /** The time is gone, which the visitor's own try may have taken; what was typed stays. */
  onLost: (nearest: readonly Slot[], mayBeBooked: boolean) => void;
};

/** The submission of the visitor's details to the appointment book. */
export function useAppointmentForm(words: DetailsWords, { onBooked, onLost }: Ends): Submission {
  async function send({ fields, values, key }: Attempt): Promise<SubmissionResult> {
    const outcome = await bookAppointment({ ...values, ...fields, visit: savedAttribution() }, key);
    if (outcome.status === "refused" && outcome.field !== "start") {
      if (!outcome.message) keptInDraft(submission.form.current, "unanswered", fields.start);
      return { status: "refused", message: outcome.message || words.failure, field: outcome.field };
    }
    if (outcome.status === "booked") {
      const { manageUrl, where } = outcome;
      onBooked({ email: fields.email ?? "", manageUrl, where });
      return { status: "accepted" };
    }
    // A time that may no longer be taken, such as one of this morning, is as lost as one that is taken.
    const mayBeBooked = keptInDraft(submission.form.current, "unanswered") === fields.start;
    onLost("slots" in outcome ? outcome.slots : [], mayBeBooked);
    return { status: "lost" };
  }
  const submission = useSubmission({ rule: appointmentForm, words, send });
  return submission;
}
