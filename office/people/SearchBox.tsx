import { type RefObject, useState } from "react";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { longest } from "#domain/forms/form-values.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import { KeyCaps } from "../commands/KeyCaps.tsx";
import css from "./SearchBox.module.css";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter: to the first hit. */
  onEnter: () => void;
};

/** One box for names, numbers, addresses and references. A phone shows digits first: most callers are a number. */
export function SearchBox({ input, text, onText, onEnter }: Props) {
  const { locale } = useOffice();
  const [isDigits, setDigits] = useState(true);
  const words = peopleWords[locale];
  const change = () => {
    setDigits(!isDigits);
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          inputMode={isDigits ? "tel" : "text"}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={words.searchLabel}
          placeholder={words.search}
          maxLength={longest.email}
          value={text}
          data-takes-focus
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !text) return;
            // It empties the box first; the next one leaves it.
            event.preventDefault();
            onText("");
          }}
        />
        <KeyCaps keys="/" />
        <button type="button" className={css.keyboard} onClick={change}>
          {isDigits ? words.letters : words.digits}
        </button>
      </form>
    </search>
  );
}
