import { useEffect, useRef, useState } from "react";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import css from "./AppointmentCalendar.module.css";
import { AppointmentDetails } from "./AppointmentDetails.tsx";
import { BookedAppointment } from "./BookedAppointment.tsx";
import { ChosenMoment } from "./ChosenMoment.tsx";
import type { AppointmentCalendarProps } from "./calendar-props.ts";
import { DayAndTime } from "./DayAndTime.tsx";
import { keptChoice } from "./kept-choice.ts";
import { fillSlot, focusChoices, withdrawRequest } from "./request-form.ts";
import { momentLine } from "./slot-words.ts";
import type { ChosenSlot, Slot } from "./slots.ts";
import { TimeChoice } from "./TimeChoice.tsx";
import { TypeChoice } from "./TypeChoice.tsx";
import type { Booked } from "./use-appointment-form.ts";
import { useChosenTier } from "./use-chosen-tier.ts";

type Stage =
  | { view: "calendar"; slot?: undefined; booked?: undefined }
  | { view: "details"; slot: ChosenSlot; booked?: undefined }
  | { view: "taken"; slot: ChosenSlot; booked?: undefined; nearest: readonly Slot[]; mayBeBooked: boolean }
  | { view: "booked"; slot: ChosenSlot; booked: Booked };
const start: Stage = { view: "calendar" };

/** Takes an appointment in a dialog: a day, a time, the visitor's details. */
export function AppointmentCalendar({
  locale,
  words,
  choices,
  officeZone,
  horizonDays,
  ...props
}: AppointmentCalendarProps) {
  const { dialogId, listPath, form, detailsWords } = props;
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [place, setPlace] = useState(0);
  const tierPlace = useChosenTier();
  const [reached, setStage] = useState<Stage>(start);
  /** A new round asks for the free times again, from the day of a time that was lost. */
  const [round, setRound] = useState<{ count: number; startOn?: string }>({ count: 0 });
  const settled = tierPlace === undefined ? undefined : choices.filter(({ tier }) => tier)[tierPlace];
  const choice = settled ?? choices[place];
  const service = choice?.typeId ?? "";
  // A time of another length is none of this service; the booked one stays, though it clears the choice of the tier.
  const stage = reached.view === "booked" || reached.slot?.typeId === service ? reached : start;
  const { view, slot, booked } = stage;
  const { requestId } = form;
  const lastView = useRef(view);
  const zone = (isHydrated && browserZone()) || officeZone;
  const startOver = () => {
    setStage(start);
    setRound(({ count }) => ({ count: count + 1 }));
  };

  useEffect(() => {
    setHydrated(true);
    const { tier, slot, booked } = keptChoice();
    // On any page, and until another one is asked for: who is unsure whether it worked would book a second time.
    if (slot && booked) return setStage({ view: "booked", slot, booked });
    // Only one choice of a page has no tier.
    const keptPlace = choices.map((each) => each.tier).indexOf(tier);
    if (!slot || keptPlace < 0) return;
    setPlace(keptPlace);
    // Should somebody have taken it meanwhile, the answer to the booking says so.
    setStage({ view: "details", slot });
  }, [choices]);
  // After the effect that reads it.
  useEffect(() => {
    keptChoice({ tier: choice?.tier, slot: view !== "taken" && slot, booked });
  });
  useIslandReady(box);
  useEffect(() => {
    if (lastView.current !== view) heading.current?.focus();
    lastView.current = view;
  }, [view]);
  // Where nothing is kept, or no longer, the dialog of a taken appointment begins anew when it is opened again.
  useEffect(() => {
    const dialog = box.current?.closest("dialog");
    if (view !== "booked") return;
    const end = () => {
      if (!keptChoice().booked) startOver();
      focusChoices();
    };
    dialog?.addEventListener("close", end);
    return () => dialog?.removeEventListener("close", end);
  });

  const choose = (slot: Slot) => {
    setStage({ view: "details", slot: { ...slot, typeId: service } });
    if (requestId) fillSlot(requestId, momentLine(slot.start, zone, locale));
  };
  const finish = (booked: Booked) => {
    if (slot) setStage({ view: "booked", slot, booked });
    if (requestId) withdrawRequest(requestId);
  };
  const lose = (nearest: readonly Slot[], mayBeBooked: boolean) => {
    if (!slot) return;
    setStage({ view: "taken", slot, nearest, mayBeBooked });
    setRound(({ count }) => ({ count: count + 1, startOn: wallClock(slot.start, zone).day }));
  };
  const shared = { locale, words, zone, officeZone };
  const moment = slot && <ChosenMoment {...shared} slot={slot} />;
  return (
    <div ref={box} className={css.scheduler} data-view={view}>
      {/* biome-ignore lint/a11y/noAutofocus: an opened dialog is read from here, and this starts its hydration */}
      <h3 ref={heading} tabIndex={-1} autoFocus className={css.heading}>
        {words.headings[view]}
      </h3>
      <div hidden={view !== "calendar"}>
        <TypeChoice
          label={words.type}
          choices={choices}
          choice={choice}
          isSettled={Boolean(settled)}
          onChoose={setPlace}
        />
        {isHydrated ? (
          <DayAndTime
            key={`${service} ${round.count}`}
            {...shared}
            service={service}
            horizonDays={horizonDays}
            startOn={round.startOn}
            onChoose={choose}
          />
        ) : (
          <div className={css.waiting}>
            <p className={css.loading}>{words.loading}</p>
            <p className={css.plain}>{words.plain}</p>
            <a href={listPath}>{words.asList}</a>
          </div>
        )}
      </div>
      {isHydrated && (
        <div className={css.details} hidden={view !== "details"}>
          <AppointmentDetails
            {...form}
            locale={locale}
            words={detailsWords}
            choice={choice}
            zone={zone}
            slot={slot}
            onChange={() => setStage(start)}
            onBooked={finish}
            onLost={lose}
          >
            {moment}
          </AppointmentDetails>
        </div>
      )}
      {view === "taken" && (
        <div className={css.stack}>
          {stage.mayBeBooked && <p>{words.taken.mayBeYours}</p>}
          <p>{stage.nearest.length > 0 ? words.taken.text : words.taken.none}</p>
          <TimeChoice {...shared} slots={stage.nearest} onChoose={choose} />
          <button type="button" className="button quiet" onClick={() => setStage(start)}>
            {words.taken.back}
          </button>
        </div>
      )}
      {view === "booked" && (
        <BookedAppointment
          locale={locale}
          words={words.booked}
          booked={booked}
          dialogId={dialogId}
          onAnother={startOver}
        >
          {moment}
        </BookedAppointment>
      )}
    </div>
  );
}

/** Undefined where the browser cannot count in the zone that it names: some phones say "Etc/Unknown". */
function browserZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat(undefined, { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
