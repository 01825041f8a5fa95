/** Remembers for this tab where the visit began; it goes out with a form and nowhere else. */
export function rememberAttribution() {
  if (sessionStorage.getItem("visit")) return;
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_"));
  const referrer = document.referrer && new URL(document.referrer);
  const visit = {
    landingPage: location.pathname,
    referrerHost: referrer && referrer.origin !== location.origin ? referrer.host : "",
    utm: Object.fromEntries(utm),
  };
  sessionStorage.setItem("visit", JSON.stringify(visit));
}
