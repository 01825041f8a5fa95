import { describeBacklog } from "./outbox-backlog.ts";

describeBacklog(2000);
