import { type Context, Hono } from "hono";
import * as v from "valibot";
import { minutes, seconds } from "#domain/durations.ts";
import { answerProblems } from "./answer-problems.ts";
import { readCaller } from "./auth/options.ts";
import { accountHandlers } from "./auth/own-account.ts";
import { requireStaff } from "./auth/require-staff.ts";
import { staffHandlers } from "./auth/staff.ts";
import { yieldToVisitors } from "./base/yield-to-visitors.ts";
import { campaignHandlers } from "./campaigns/campaigns-staff.ts";
import { subscriberHandlers } from "./campaigns/subscribers-staff.ts";
import { countsHandlers } from "./counts/counts-staff.ts";
import { calendarHandlers } from "./desk/calendar-staff.ts";
import { closureHandlers } from "./desk/closures-staff.ts";
import { deliveriesHandlers } from "./desk/deliveries-staff.ts";
import { endpointsHandlers } from "./desk/endpoints-staff.ts";
import type { RescueOptions } from "./desk/rescue-lead.ts";
import { spamHandlers } from "./desk/spam-staff.ts";
import { todayHandlers } from "./desk/today-staff.ts";
import { allowFileTime, fileTime } from "./http/body-time.ts";
import { createMemoryLimit } from "./http/memory-limit.ts";
import { type OfficeHandler, OperationRefused, type StaffMember } from "./http/office-handler.ts";
import { queueReads } from "./http/queue-reads.ts";
import { decodeUtf8, parseJson, readBody, readFileBody } from "./http/read-body.ts";
import { Refused } from "./http/refused.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { createWorkQueue, type Enqueue, unavailable } from "./http/work-queue.ts";
import { answerHandlers } from "./people/answer-staff.ts";
import type { DeskOptions } from "./people/desk-options.ts";
import { numberHandlers } from "./people/number-staff.ts";
import { peopleHandlers } from "./people/people-staff.ts";
import { personHandlers } from "./people/person-staff.ts";
import { templatesHandlers } from "./people/templates-staff.ts";
import { requestHandlers } from "./safeguards/requests-staff.ts";
import { retentionHandlers } from "./safeguards/retention-staff.ts";
import { safeguardsHandlers } from "./safeguards/safeguards-staff.ts";
import { fieldsHandlers } from "./website/fields-staff.ts";
import { picturesHandlers } from "./website/pictures-staff.ts";
import { draftClosedDays, publishClosedDays } from "./website/publish-closed-days.ts";
import type { WebsiteOptions } from "./website/website-options.ts";
import { websiteHandlers } from "./website/website-staff.ts";

const bodyTimeout = seconds(10);

/** What one person may ask to be changed or searched; reads wait in the queue of dynamic pages. */
const personLimit = { most: 300, window: seconds(10) };
const fileLimit = { most: 20, window: minutes(1) };
/** Each file lies in memory whole, beside the process that opens it; people take turns. */
const fileQueue = { concurrency: 2, mostWaiting: 8, refusal: unavailable };

type OfficeApiOptions = DeskOptions &
  RescueOptions &
  WebsiteOptions & { content: string; wakeSignals: () => void; enqueue: Enqueue };

/** A day that the calendar closes whole is shown by the website too, a publish later. */
const closuresOnWebsite = (options: OfficeApiOptions): OfficeHandler[] =>
  closureHandlers({
    ...options,
    onWholeDays: async (tx, change, actorId) => {
      await draftClosedDays(tx, { ...change, actorId }, options);
      return () => void publishClosedDays(change, actorId, options);
    },
  });

const resources = [
  accountHandlers,
  staffHandlers,
  peopleHandlers,
  personHandlers,
  answerHandlers,
  numberHandlers,
  templatesHandlers,
  todayHandlers,
  deliveriesHandlers,
  endpointsHandlers,
  spamHandlers,
  calendarHandlers,
  closuresOnWebsite,
  fieldsHandlers,
  picturesHandlers,
  websiteHandlers,
  campaignHandlers,
  subscriberHandlers,
  retentionHandlers,
  requestHandlers,
  safeguardsHandlers,
  countsHandlers,
];

/** `/office/api`: the operations of the office, each mounted once behind the check of its contract. */
export async function officeApi(options: OfficeApiOptions): Promise<Hono<RequestEnv>> {
  const routes = new Hono<RequestEnv>();
  routes.use(async (c, next) => {
    await next();
    // The office counts by it what is left, and the machine's own may not be the one that rows are written by.
    c.header("date", options.now().toUTCString());
  });
  routes.use(queueReads(options));
  const mountOptions = {
    ...options,
    countPerson: createMemoryLimit(personLimit),
    countFile: createMemoryLimit(fileLimit),
    enqueueFile: createWorkQueue(fileQueue),
  };
  for (const handlers of resources) {
    for (const handler of handlers(options)) mount(routes, handler, mountOptions);
    await yieldToVisitors();
  }
  routes.all("*", () => {
    throw new OperationRefused("not-found", { message: "There is no such operation." });
  });
  routes.onError(answerProblems(options));
  return routes;
}

type Count = ReturnType<typeof createMemoryLimit>;
type MountOptions = OfficeApiOptions & { countPerson: Count; countFile: Count; enqueueFile: Enqueue };

function mount(routes: Hono<RequestEnv>, { operation, run }: OfficeHandler, options: MountOptions): void {
  routes.on(operation.method, operation.path, async (c) => {
    const isOpen = operation.assurance === "none";
    const staff: { staff?: StaffMember } = isOpen ? {} : { staff: await requireStaff(c, operation, options) };
    if (staff.staff && operation.method === "POST" && options.env.rateLimits) {
      const count = operation.file ? options.countFile : options.countPerson;
      count(staff.staff.userId, options.now());
    }
    const { file } = operation;
    if (file) allowFileTime(c.env.incoming);
    const answer = file
      ? await options.enqueueFile(
          async () => perform(c, staff, { file: await readFile(c, file) }),
          staff.staff?.userId,
        )
      : await perform(c, staff, {});
    if (operation.method === "POST" && !operation.isRead) {
      options.wakeOutbox();
      options.wakeSignals();
    }
    return c.json(answer);
  });

  async function perform(
    c: Context<RequestEnv>,
    staff: { staff?: StaffMember },
    body: { file?: Uint8Array },
  ) {
    const result = v.safeParse(operation.input, {
      ...(body.file ? c.req.query() : await readInput(c, operation.method)),
      ...c.req.param(),
    });
    if (!result.success) {
      const [issue] = result.issues;
      const field = issue?.path?.[0]?.key;
      throw new OperationRefused("input-invalid", {
        message: issue?.message ?? "",
        ...(typeof field === "string" && { field }),
      });
    }
    const idempotencyKey = c.req.header("idempotency-key") ?? "";
    if (!/^[\x21-\x7e]{0,200}$/.test(idempotencyKey))
      throw new OperationRefused("input-invalid", { message: "The idempotency key is not valid." });
    const call = { ...readCaller(c, options.env), ...staff, ...body, now: options.now(), idempotencyKey };
    return run(result.output, call);
  }
}

/** Reads the file of an upload; its type is judged by what it holds. Throws `file-too-large` and `too-slow`. */
async function readFile(c: Context<RequestEnv>, { most }: { most: number }): Promise<Uint8Array> {
  try {
    return await readFileBody(c.req.raw, { most, timeout: fileTime, silence: bodyTimeout * 2 });
  } catch (error) {
    if (error instanceof Refused && error.code === "too-large") throw new OperationRefused("file-too-large");
    if (error instanceof Refused && error.code === "too-slow") throw new OperationRefused("too-slow");
    throw error;
  }
}

async function readInput(c: Context<RequestEnv>, method: "GET" | "POST"): Promise<object> {
  const text =
    method === "GET" ? JSON.stringify(c.req.query()) : decodeUtf8(await readBody(c.req.raw, bodyTimeout));
  try {
    const body = text === "" ? {} : parseJson(text ?? "");
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Refused below.
  }
  throw new OperationRefused("input-invalid", { message: "The body has to be a JSON object." });
}
