import { articlePath, plainPath, routes } from "#content/routes.ts";

/** Pages that share one template with another: the gate looks at that one, `npm run soak` at all. */
const twins: readonly string[] = [
  ...Object.values(routes).filter((path) => path.startsWith("/sent/") && path !== routes.sentBusiness),
  ...Object.values(routes).filter(
    (path) => path.startsWith("/newsletter/") && path !== routes.newsletterConfirm,
  ),
  routes.taxPreparation,
  routes.privacy,
];
const article = articlePath("what-a-texas-notary-public-does");

/** Whether the gate looks at a page for all pages of its template. */
export function isInGate(path: string): boolean {
  const plain = plainPath(path);
  return plain.startsWith(`${routes.blog}/`) ? plain === article : !twins.includes(plain);
}
