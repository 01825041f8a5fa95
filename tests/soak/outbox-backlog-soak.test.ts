import { describeBacklog } from "../api/outbox-backlog.ts";

describeBacklog(10_000, 10_000);
