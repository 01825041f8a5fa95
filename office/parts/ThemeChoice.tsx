import type { ComponentProps } from "react";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";
import { store } from "../base/stored-text.ts";

const { dataset } = document.documentElement;

/** The theme switch of the site. The site's own script would be split into more files if the office shared it. */
export function ThemeChoice(props: ComponentProps<typeof ThemeSwitch>) {
  return (
    <div onChange={({ target }) => chooseTheme((target as HTMLInputElement).value)}>
      <ThemeSwitch {...props} chosen={dataset.theme} />
    </div>
  );
}

function chooseTheme(theme: string) {
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  store("theme", theme);
}
