import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const head = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Ventanilla</title></head>`;

const form = (id: string, name: string, page: string, locale: string, inputs: string) =>
  `<form id="${id}" method="post" action="/functions/v1/${name}">` +
  `<div hidden><input type="hidden" name="form" value="${id}"><input type="hidden" name="stamp" data-form-token="">` +
  `<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${page}"></div>` +
  `<p aria-hidden="true"><input name="website" tabindex="-1"></p>` +
  `<p role="alert" data-form-error hidden></p>${inputs}<button>Send</button></form>`;

const input = (name: string) =>
  `<input id="i-${name}" name="${name}"><span data-error-for="${name}" hidden></span>`;
const contactInputs =
  ["firstName", "lastName", "email", "phone"].map(input).join("") +
  `<select name="service"><option value="">Choose</option><option value="tax">Tax</option></select>` +
  `<span data-error-for="service" hidden></span>` +
  `<textarea name="message"></textarea><span data-error-for="message" hidden></span>`;
const heroInputs =
  `${input("name")}${input("email")}` +
  `<select name="service"><option value="" selected>Choose</option><option value="bookkeeping">Books</option></select>`;
const consultationInputs = ["serviceType", "name", "email", "phone"].map(input).join("");

const home = (path: string, locale: string) =>
  `${head("Home")}<body><h1>Home</h1>` +
  form("hero", "send-hero-consultation", path, locale, heroInputs) +
  form("home-contact", "send-contact-message", path, locale, contactInputs) +
  `<dialog id="consultation">${form("consult", "send-consultation-request", path, locale, consultationInputs)}</dialog>` +
  `</body></html>`;

const page = (title: string, body = "") => `${head(title)}<body><h1>${title}</h1>${body}</body></html>`;
const times =
  `<ul><li data-repeat="days"><h2 data-fill="dayName"></h2><label data-repeat="times">` +
  `<input type="radio" name="start" data-fill-value="start" data-fill-id="id"><b data-fill="label"></b></label></li></ul>`;
const freeTimes =
  `<p data-fill="typeName"></p><p data-fill="weekName"></p><a data-if="laterHref" data-fill-href="laterHref">later</a>` +
  `<form id="appointment-form" method="post" action="/booking/v1/appointments">` +
  `<input type="hidden" name="stamp" data-form-token=""><input type="hidden" name="service" data-fill-value="typeId">` +
  `<p role="alert" data-form-error hidden></p>${times}<p data-error-for="start" hidden></p>` +
  `${input("name")}${input("email")}<select name="locale"><option value="en">en</option><option value="es">es</option></select></form>`;
const manage =
  `<p role="alert" data-if="problem" data-fill="problem"></p><p id="when" data-fill="when"></p>` +
  `<p id="office" data-if="officeWhen" data-fill="officeWhen"></p>` +
  ["isBooked", "isCancelled", "isPast", "isLate", "justBooked", "justMoved", "viewMove", "viewConfirmMove"]
    .map((name) => `<p data-if="${name}">[${name}]</p>`)
    .join("") +
  `<p data-if="viewConfirmMove" data-fill="newWhen"></p><div data-if="viewMove">${times}</div>`;
const notFound = page("Page not found", "<!--suggestions-->");
const crash = page("Unexpected Application Error!", "<p>REFERENCE-ID</p>");

export const styles = `body { color: #123456 } ${"/* ledger */ ".repeat(100)}`;

const files: Record<string, string | Buffer> = {
  "index.html": home("/", "en"),
  "es/index.html": home("/es", "es"),
  "contact/index.html": page(
    "Contact",
    form("contact", "send-contact-message", "/contact", "en", contactInputs),
  ),
  "es/contact/index.html": page("Contacto"),
  "services/notary-public/index.html": page("Notary Public", "<p>plain</p>".repeat(60)),
  "es/services/payroll/index.html": page("Nómina &amp; pagos"),
  "services/payroll/index.html": page("Payroll"),
  "newsletter/confirmed/index.html": page("You are on the list"),
  "es/newsletter/unsubscribed/index.html": page("Ya no recibirá el boletín"),
  "newsletter/unsubscribed/index.html": page("You are unsubscribed"),
  "newsletter/unknown-link/index.html": page("This link does not work any more"),
  "es/newsletter/unknown-link/index.html": page("Este enlace ya no funciona"),
  "appointments/index.html": page("Free times", freeTimes),
  "es/appointments/index.html": page("Horas libres", freeTimes),
  "appointments/manage/index.html": page("Your appointment", manage),
  "es/appointments/manage/index.html": page("Su cita", manage),
  "appointments/unknown-link/index.html": page("This link is not known"),
  "sent/hero/index.html": page("Thank you payroll"),
  "404.html": notFound,
  "500.html": crash,
  "es/404.html": notFound.replace("Page not found", "Página no encontrada"),
  "es/500/index.html": crash.replace("Unexpected", "¡Error inesperado!"),
  "forward.html": page("Forward"),
  "_astro/app.Ab12.css": styles,
  "_astro/app.Ab12.css.br": brotliCompressSync(styles),
  "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
  "robots.txt": "User-agent: *\n",
  ".built": "secret settings",
  ".well/known.txt": "hidden",
};

/** A small built site in a folder of its own: one page of every kind that the server treats in its own way. */
export function makeFakeSite(): string {
  const above = mkdtempSync(join(tmpdir(), "ventanilla-site-"));
  process.once("exit", () => rmSync(above, { recursive: true, force: true }));
  const folder = join(above, "dist");
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
