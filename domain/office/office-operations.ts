import * as account from "./account-operations.ts";
import * as answer from "./answer-operations.ts";
import * as audit from "./audit-operations.ts";
import * as calendar from "./calendar-operations.ts";
import * as campaigns from "./campaign-operations.ts";
import * as closures from "./closure-operations.ts";
import * as counts from "./counts-operations.ts";
import * as deliveries from "./delivery-operations.ts";
import * as endpoints from "./endpoint-operations.ts";
import * as fields from "./field-operations.ts";
import * as numbers from "./number-operations.ts";
import type { Operation } from "./operation.ts";
import { getOwnerTasks } from "./owner-task-operations.ts";
import * as peopleList from "./people-list-operations.ts";
import * as people from "./people-operations.ts";
import * as person from "./person-commands.ts";
import * as requests from "./person-requests.ts";
import * as pictures from "./picture-operations.ts";
import * as retention from "./retention-operations.ts";
import * as safeguards from "./safeguards-operations.ts";
import * as spam from "./spam-operations.ts";
import * as staff from "./staff-operations.ts";
import * as subscribers from "./subscriber-operations.ts";
import * as templates from "./template-operations.ts";
import * as website from "./website-operations.ts";

/** All operations of the office: the authorisation matrix, from which its test is generated. */
export const officeOperations: readonly Operation[] = [
  account.createFirstOwner,
  account.redeemRecoveryCode,
  account.getSession,
  account.reportActivity,
  account.listOwnSessions,
  account.endOwnSession,
  account.createRecoveryCodes,
  staff.listStaff,
  staff.inviteStaff,
  staff.changeStaffRole,
  staff.banStaff,
  staff.unbanStaff,
  staff.resetStaffFactor,
  staff.removeStaff,
  staff.inviteStaffAgain,
  ...[people.getToday, peopleList.listPeople, peopleList.listSources, peopleList.exportPeople],
  ...[peopleList.listSavedViews, peopleList.saveView, peopleList.deleteView],
  ...[people.findPeople, people.findDoubles],
  ...[people.getPerson, people.listTimeline, people.listColleagues],
  ...[person.addPerson, person.changePerson, person.changePeople],
  ...[person.mergePeople, person.unmergePerson, person.separateLead],
  ...[numbers.revealField, numbers.revealTouch, numbers.removeField, numbers.removeTouchNumber],
  ...[answer.logTouch, answer.undoTouch, answer.sendLetter, answer.undoLetter],
  ...[answer.saveDraft, answer.listOfferedTimes],
  calendar.getCalendar,
  calendar.listFreeTimes,
  calendar.bookAppointment,
  calendar.moveAppointment,
  calendar.cancelAppointment,
  calendar.undoAppointmentChange,
  calendar.assignAppointment,
  calendar.noteOutcome,
  closures.previewClosure,
  closures.addClosure,
  closures.removeClosure,
  deliveries.listDeliveries,
  deliveries.getDelivery,
  deliveries.retryDelivery,
  deliveries.dismissDelivery,
  deliveries.restoreDelivery,
  deliveries.fixAddress,
  deliveries.recoverDeliveries,
  endpoints.listEndpoints,
  endpoints.addEndpoint,
  endpoints.changeEndpoint,
  endpoints.revealEndpointSecret,
  endpoints.rotateEndpoint,
  endpoints.pauseEndpoint,
  endpoints.resumeEndpoint,
  endpoints.removeEndpoint,
  endpoints.testEndpoint,
  spam.listSpam,
  spam.rescueLead,
  ...[spam.tagSpam, spam.untagSpam],
  templates.listTemplates,
  templates.addTemplate,
  templates.proposeTemplate,
  templates.acceptTemplate,
  templates.changeTemplate,
  templates.moveTemplate,
  templates.archiveTemplate,
  templates.restoreTemplate,
  ...[website.getWebsite, fields.listFields, fields.getField, fields.checkField],
  ...[fields.saveField, fields.changeFields, fields.restoreField, fields.keepField, fields.discardDraft],
  ...[website.getLaunchList, website.exportContent],
  ...[pictures.addPicture, pictures.getPicture],
  ...[website.previewWebsite, website.publishWebsite, website.listRevisions, website.rollBackWebsite],
  campaigns.listCampaigns,
  campaigns.getCampaign,
  campaigns.listCampaignArticles,
  campaigns.addCampaign,
  campaigns.saveCampaign,
  campaigns.removeCampaign,
  campaigns.previewCampaign,
  campaigns.testCampaign,
  campaigns.scheduleCampaign,
  campaigns.cancelCampaign,
  campaigns.resumeCampaign,
  campaigns.setSendingRate,
  subscribers.findSubscribers,
  subscribers.addSubscriber,
  subscribers.endSubscriber,
  subscribers.removeSubscriber,
  subscribers.exportSubscribers,
  ...[requests.askOwner, requests.listPersonRequests, requests.settlePersonRequest],
  ...[requests.deletePerson, requests.undoDeletePerson, requests.exportPerson],
  counts.getCounts,
  ...[getOwnerTasks, safeguards.getSafeguards],
  ...[safeguards.addSafeguardNote, safeguards.removeSafeguardNote],
  ...[safeguards.addIncident, safeguards.changeIncident, audit.getAccessReview],
  ...[audit.listAudit, audit.exportAudit, audit.verifyAudit],
  ...[retention.getRetention, retention.setRetention, retention.listDisposals],
  ...[retention.holdPerson, retention.releasePerson, retention.handOverPerson, retention.getKeeping],
];
