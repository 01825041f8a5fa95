import { type ComponentProps, useEffect } from "react";
import { switchTheme } from "#ui/switch-theme.ts";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";

/** The theme switch of the site; here the script that it acts by runs once the switch is drawn. */
export function ThemeChoice(props: ComponentProps<typeof ThemeSwitch>) {
  useEffect(switchTheme, []);
  return <ThemeSwitch {...props} />;
}
