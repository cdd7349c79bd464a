import { z } from "zod";
import {
  beginSecondFactorRequest,
  bothFactorsRequest,
  changePasswordRequest,
  confirmSecondFactorRequest,
  forgottenPasswordRequest,
  resetPasswordRequest,
} from "@/lib/contracts/account/account-security";
import { acceptInvitationRequest, readInvitationRequest } from "@/lib/contracts/account/invitation";
import { openHouseRequest } from "@/lib/contracts/account/setup";
import { destinationsQuery } from "@/lib/contracts/interface/calendar";
import { callbackDeliveryQuery, callbackEndpointChange, newCallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { entryRequest } from "@/lib/contracts/interface/entry";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { chooseAlternative } from "@/lib/contracts/interface/schedule-changes";
import {
  agencyLetterRequest,
  blockRequest,
  grantCurrencyRequest,
  newAgencyRequest,
  ownerInvitationRequest,
  takeCurrencyBackRequest,
  withdrawTermsRequest,
} from "@/lib/contracts/operator/agencies";
import { attachmentQuery } from "@/lib/contracts/operator/attachments";
import { findRequest } from "@/lib/contracts/operator/bookings/find";
import { movesQuery } from "@/lib/contracts/operator/bookings/moves";
import { houseActRequest, houseNoteRequest, houseRefundRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { officeChoicesQuery, officeExportRequest, officeWorkRequest } from "@/lib/contracts/operator/bookings/office-bookings";
import { carrierStopRequest } from "@/lib/contracts/operator/carriers/carrier-stops";
import { changeRuleRequest } from "@/lib/contracts/operator/carriers/change-rules";
import { declarePaperRequest, endPaperRequest } from "@/lib/contracts/operator/carriers/charter-papers";
import { declareWayRequest, endWayRequest } from "@/lib/contracts/operator/carriers/list-ways";
import { declareStockRequest, settleStockRequest } from "@/lib/contracts/operator/carriers/stock";
import { namedCancellationRequest, proposeCancellationRequest } from "@/lib/contracts/operator/departures/cancellation";
import { releaseHoldsRequest } from "@/lib/contracts/operator/departures/departure-holds";
import { writeLetterRequest } from "@/lib/contracts/operator/departures/departure-letters";
import { confirmListRequest, departureQuery, listFileRequest, makeListRequest } from "@/lib/contracts/operator/departures/operator-flights";
import { liftLimitRequest, setLimitRequest } from "@/lib/contracts/operator/departures/sale-limits";
import { fareDraft, fareImportQuery, fareQuery } from "@/lib/contracts/operator/fares";
import { againRequest, mailPreviewQuery, triedRestore } from "@/lib/contracts/operator/house";
import { bankFileQuery, bankLineQuery, newBankAccount, proposeBankLines, settleBankLine } from "@/lib/contracts/operator/money/bank";
import { closeDayRequest } from "@/lib/contracts/operator/money/closed-days";
import { legalDetailsRequest } from "@/lib/contracts/operator/money/legal-details";
import { refundDecision, refundRequestListQuery } from "@/lib/contracts/operator/operator";
import { colleagueRequest, houseRolesRequest, inviteColleague } from "@/lib/contracts/operator/operator-colleagues";
import { agencyPeopleQuery, erasureRequest, helpRequest, personRequest } from "@/lib/contracts/operator/operator-people";
import { scheduleChangeQuery, scheduleImportQuery, settleChanges } from "@/lib/contracts/operator/operator-schedule";
import { postingQuery } from "@/lib/contracts/operator/postings";
import { houseLimitRequest, newProposal, proposalDecision, proposalListQuery, proposalRequest } from "@/lib/contracts/operator/proposals";
import { queueAct, queueQuery, queueStepQuery } from "@/lib/contracts/operator/queues";
import { newNoteTemplate, refundDecisions, refundPreviewRequest } from "@/lib/contracts/operator/refund-decisions";
import { accountingActsRequest, actFileRequest } from "@/lib/contracts/operator/reports/acts";
import {
  debtsExportRequest,
  debtsRequest,
  houseRefundsExportRequest,
  houseRefundsRequest,
  houseSalesExportRequest,
  houseSalesRequest,
  ticketReportExportRequest,
  ticketReportRequest,
} from "@/lib/contracts/operator/reports/money";
import { savedReportRequest } from "@/lib/contracts/operator/reports/saved";
import {
  commissionsExportRequest,
  commissionsRequest,
  loadExportRequest,
  loadRequest,
  rebookedExportRequest,
  rebookedRequest,
} from "@/lib/contracts/operator/reports/trade";
import { scheduleInboxQuery, settleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { scheduleMessages } from "@/lib/contracts/operator/schedule-messages";
import { seriesRequest } from "@/lib/contracts/operator/schedule-series";
import { tableImportQuery } from "@/lib/contracts/operator/table-imports";
import { uploadLimitRequest } from "@/lib/contracts/operator/upload-limits";
import {
  planWithdrawn,
  priceApplied,
  priceUploadQuery,
  scheduleUploadQuery,
  takenBack,
  uploadApplied,
  uploadDiscarded,
} from "@/lib/contracts/operator/uploads";
import { offersAsked, whyQuery } from "@/lib/contracts/operator/why";

import { statementExportRequest, statementRequest } from "@/lib/contracts/portal/account-statement";
import { auditExportRequest, auditRequest, operatorAuditRequest } from "@/lib/contracts/portal/audit";
import { noteRequest } from "@/lib/contracts/portal/booking-note";
import { brandRequest, logoRequest } from "@/lib/contracts/portal/brand";
import { handOverAll, handOverRequest, suspendRequest } from "@/lib/contracts/portal/handover";
import { createKeyRequest, keyCallQuery, rotateKeyRequest } from "@/lib/contracts/portal/keys";
import { letterQuery, mailboxQuery, mailRequest, mailSettings, quoteMailRequest } from "@/lib/contracts/portal/mail";
import { seenNewsRequest } from "@/lib/contracts/portal/news";
import { offerCostsRequest } from "@/lib/contracts/portal/offers/offer-costs";
import { priceStepsRequest } from "@/lib/contracts/portal/offers/price-steps";
import { bookImportQuery } from "@/lib/contracts/portal/people/book-import";
import { bookSettings, findPassengersRequest, savedPerson, savePassengersRequest } from "@/lib/contracts/portal/people/passenger-book";
import { namedPlacesQuery, nearbyPlacesQuery, placesQuery } from "@/lib/contracts/portal/places";
import { bookingListRequest } from "@/lib/contracts/portal/portal";
import { shareRequest } from "@/lib/contracts/portal/portal-booking";
import { chooseRequest, quoteListQuery, quoteOfferRequest, quoteRequest } from "@/lib/contracts/portal/quotes";
import { recentSearchesRequest } from "@/lib/contracts/portal/recent-searches";
import { actRequest } from "@/lib/contracts/portal/reconciliation-acts";
import { newRequestFile, newRequestMessage, refundAsked, seenUntil } from "@/lib/contracts/portal/refund-conversation";
import { salesExportRequest, salesRequest } from "@/lib/contracts/portal/sales";
import { bookingSellingRequest, sellingRequest, soldBookingRequest } from "@/lib/contracts/portal/selling";
import { soldCalendarQuery } from "@/lib/contracts/portal/sold-prices";
import { inviteRequest, roleRequest } from "@/lib/contracts/portal/team";
import { watchListQuery, watchRequest } from "@/lib/contracts/portal/watches";
import { workChoicesQuery, workExportRequest, workListRequest } from "@/lib/contracts/portal/work-list";
import { workViewNameRequest, workViewRequest } from "@/lib/contracts/portal/work-views";
import { customerScreenQuery, screenRequest } from "@/lib/contracts/trip/screens";
import { tripFindRequest } from "@/lib/contracts/trip/trip";

/**
 * Who asks: a partner's program, in live or in test mode, an administrator or operator signed in at the portal, somebody at its page of
 * sign-in, or nobody known.
 */
export type Caller = "program" | "tester" | "admin" | "operator" | "visitor" | "nobody";

/** A path with a method that is fuzzed. */
export interface Target {
  method: string;
  /** From the root, parameters in braces. */
  path: string;
  caller: Caller;
  query?: z.ZodType;
  body?: z.ZodType;
}

const operations: readonly Operation[] = Object.values(OPERATIONS);

/** Every operation of the interface. */
export const INTERFACE: readonly Target[] = operations.map(({ method, path, scope, query, body }) => ({
  ...{ method, path: `/api/v1${path}`, caller: callerOf(path, scope) },
  ...(query && { query }),
  ...(body && { body }),
}));

/** The sandbox's own calls exist in test mode alone. */
function callerOf(path: string, scope: Operation["scope"]): Caller {
  if (path.startsWith("/sandbox/")) return "tester";
  return scope === null ? "nobody" : "program";
}

const CHANGE = "/schedule-changes/{changeId}";

/** What the portal's, the back office's and the customers' pages ask for. */
export const PORTAL: readonly Target[] = [
  { method: "POST", path: "/api/account/password", caller: "admin", body: changePasswordRequest },
  { method: "POST", path: "/api/account/invitation", caller: "nobody", body: acceptInvitationRequest },
  { method: "POST", path: "/api/account/setup", caller: "nobody", body: openHouseRequest },
  { method: "POST", path: "/api/account/invitation/read", caller: "nobody", body: readInvitationRequest },
  { method: "POST", path: "/api/account/password-forgotten", caller: "nobody", body: forgottenPasswordRequest },
  { method: "POST", path: "/api/account/password-reset", caller: "nobody", body: resetPasswordRequest },
  { method: "GET", path: "/api/account/second-factor", caller: "admin" },
  { method: "POST", path: "/api/account/second-factor/begin", caller: "admin", body: beginSecondFactorRequest },
  { method: "POST", path: "/api/account/second-factor/confirm", caller: "admin", body: confirmSecondFactorRequest },
  { method: "POST", path: "/api/account/second-factor/recovery-codes", caller: "admin", body: bothFactorsRequest },
  { method: "POST", path: "/api/account/second-factor/remove", caller: "admin", body: bothFactorsRequest },
  { method: "GET", path: "/api/account/sessions", caller: "admin" },
  { method: "DELETE", path: "/api/account/sessions", caller: "admin" },
  { method: "DELETE", path: "/api/account/sessions/{id}", caller: "admin" },
  { method: "POST", path: "/api/portal/audit", caller: "admin", body: auditRequest },
  { method: "POST", path: "/api/portal/bookings", caller: "admin", body: bookingListRequest },
  { method: "GET", path: "/api/portal/bookings/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/bookings/{id}/agent", caller: "admin" },
  { method: "POST", path: "/api/portal/bookings/{id}/agent", caller: "admin", body: handOverRequest },
  { method: "POST", path: "/api/portal/bookings/{id}/selling", caller: "admin", body: bookingSellingRequest },
  { method: "GET", path: "/api/portal/bookings/{id}/refund-request", caller: "admin" },
  { method: "POST", path: "/api/portal/bookings/{id}/refund-request", caller: "admin", body: refundAsked },
  { method: "POST", path: "/api/portal/bookings/{id}/refund-request/messages", caller: "admin", body: newRequestMessage },
  { method: "POST", path: "/api/portal/bookings/{id}/refund-request/files", caller: "admin", body: newRequestFile },
  { method: "POST", path: "/api/portal/bookings/{id}/refund-request/seen", caller: "admin", body: seenUntil },
  { method: "GET", path: "/api/portal/bookings/{id}/notes", caller: "admin" },
  { method: "POST", path: "/api/portal/bookings/{id}/shares", caller: "admin", body: shareRequest },
  { method: "POST", path: "/api/portal/bookings/{id}/notes/write", caller: "admin", body: noteRequest },
  { method: "POST", path: "/api/portal/notes/{id}", caller: "admin", body: noteRequest },
  { method: "DELETE", path: "/api/portal/notes/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/refund-files/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/bookings/{id}/letters", caller: "admin", query: letterQuery },
  { method: "POST", path: "/api/portal/bookings/{id}/mails", caller: "admin", body: mailRequest },
  { method: "GET", path: "/api/portal/mails", caller: "admin", query: mailboxQuery },
  { method: "GET", path: "/api/portal/mails/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/mail-settings", caller: "admin" },
  { method: "POST", path: "/api/portal/mail-settings", caller: "admin", body: mailSettings },
  { method: "GET", path: "/api/portal/brand", caller: "admin" },
  { method: "POST", path: "/api/portal/brand", caller: "admin", body: brandRequest },
  { method: "POST", path: "/api/portal/brand/logo", caller: "admin", body: logoRequest },
  { method: "DELETE", path: "/api/portal/brand/logo", caller: "admin" },
  { method: "POST", path: "/api/portal/brand/preview", caller: "admin", body: brandRequest },
  { method: "POST", path: "/api/portal/book-settings", caller: "admin", body: bookSettings },
  { method: "POST", path: "/api/portal/passengers", caller: "admin", body: savePassengersRequest },
  { method: "POST", path: "/api/portal/passengers/import", caller: "admin", query: bookImportQuery },
  { method: "POST", path: "/api/portal/passengers/find", caller: "admin", body: findPassengersRequest },
  { method: "POST", path: "/api/portal/passengers/{id}", caller: "admin", body: savedPerson },
  { method: "DELETE", path: "/api/portal/passengers/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/passengers/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/passengers/ending", caller: "admin" },
  { method: "GET", path: "/api/portal/money/acts", caller: "admin" },
  { method: "POST", path: "/api/portal/money/acts", caller: "admin", body: actRequest },
  { method: "GET", path: "/api/portal/money/funds", caller: "admin" },
  { method: "GET", path: "/api/portal/money/sales", caller: "admin", query: salesRequest },
  { method: "GET", path: "/api/portal/money/sales/export", caller: "admin", query: salesExportRequest },
  { method: "GET", path: "/api/portal/money/statement", caller: "admin", query: statementRequest },
  { method: "GET", path: "/api/portal/money/statement/export", caller: "admin", query: statementExportRequest },
  { method: "GET", path: "/api/portal/quotes", caller: "admin", query: quoteListQuery },
  { method: "POST", path: "/api/portal/quotes", caller: "admin", body: quoteRequest },
  { method: "POST", path: "/api/portal/quotes/{id}/mails", caller: "admin", body: quoteMailRequest },
  { method: "POST", path: "/api/portal/quotes/{id}/offer", caller: "admin", body: quoteOfferRequest },
  { method: "POST", path: "/api/portal/quotes/{id}/renew", caller: "admin" },
  { method: "POST", path: "/api/portal/quotes/{id}/withdraw", caller: "admin" },
  { method: "GET", path: "/api/portal/watches", caller: "admin", query: watchListQuery },
  { method: "POST", path: "/api/portal/watches", caller: "admin", body: watchRequest },
  { method: "GET", path: "/api/portal/watches/{id}", caller: "admin" },
  { method: "POST", path: "/api/portal/watches/{id}/end", caller: "admin" },
  { method: "POST", path: "/api/portal/screens", caller: "admin" },
  { method: "POST", path: "/api/portal/screens/{id}", caller: "admin", body: screenRequest },
  { method: "POST", path: "/api/portal/screens/{id}/end", caller: "admin" },
  { method: "GET", path: "/api/screen/{token}", caller: "nobody", query: customerScreenQuery },
  { method: "GET", path: "/api/quote/{token}", caller: "nobody" },
  { method: "POST", path: "/api/quote/{token}/choose", caller: "nobody", body: chooseRequest },
  { method: "POST", path: "/api/quote/{token}/opened", caller: "nobody" },
  { method: "GET", path: "/api/portal/selling", caller: "admin" },
  { method: "POST", path: "/api/portal/selling/rules", caller: "admin", body: sellingRequest },
  { method: "GET", path: "/api/portal/desk", caller: "admin" },
  { method: "GET", path: "/api/portal/news", caller: "admin" },
  { method: "POST", path: "/api/portal/news/seen", caller: "admin", body: seenNewsRequest },
  { method: "POST", path: "/api/portal/recent-searches", caller: "admin", body: recentSearchesRequest },
  { method: "DELETE", path: "/api/portal/recent-searches", caller: "admin" },
  { method: "POST", path: "/api/portal/work-list", caller: "admin", body: workListRequest },
  { method: "GET", path: "/api/portal/work-list/choices", caller: "admin", query: workChoicesQuery },
  { method: "POST", path: "/api/portal/work-list/export", caller: "admin", body: workExportRequest },
  { method: "GET", path: "/api/portal/work-views", caller: "admin" },
  { method: "POST", path: "/api/portal/work-views", caller: "admin", body: workViewRequest },
  { method: "POST", path: "/api/portal/work-views/{id}", caller: "admin", body: workViewNameRequest },
  { method: "DELETE", path: "/api/portal/work-views/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/calendar", caller: "admin", query: soldCalendarQuery },
  { method: "GET", path: "/api/portal/destinations", caller: "admin", query: destinationsQuery },
  { method: "GET", path: "/api/portal/places", caller: "admin", query: placesQuery },
  { method: "GET", path: "/api/portal/places/nearby", caller: "admin", query: nearbyPlacesQuery },
  { method: "GET", path: "/api/portal/places/named", caller: "admin", query: namedPlacesQuery },
  { method: "POST", path: "/api/portal/entry-requirements", caller: "admin", body: entryRequest },
  { method: "POST", path: "/api/portal/price-steps", caller: "admin", body: priceStepsRequest },
  { method: "POST", path: "/api/portal/offer-costs", caller: "admin", body: offerCostsRequest },
  { method: "POST", path: "/api/portal/offers/{id}/booking", caller: "admin", body: soldBookingRequest },
  { method: "GET", path: "/api/portal/callbacks", caller: "admin" },
  { method: "POST", path: "/api/portal/callbacks", caller: "admin", body: newCallbackEndpoint },
  { method: "POST", path: "/api/portal/callbacks/{id}", caller: "admin", body: callbackEndpointChange },
  { method: "DELETE", path: "/api/portal/callbacks/{id}", caller: "admin" },
  { method: "POST", path: "/api/portal/callbacks/{id}/ping", caller: "admin" },
  { method: "POST", path: "/api/portal/callbacks/{id}/rotate", caller: "admin" },
  { method: "GET", path: "/api/portal/deliveries", caller: "admin", query: callbackDeliveryQuery },
  { method: "GET", path: "/api/portal/deliveries/{id}", caller: "admin" },
  { method: "POST", path: "/api/portal/deliveries/{id}/replay", caller: "admin" },
  { method: "GET", path: "/api/portal/team", caller: "admin" },
  { method: "POST", path: "/api/portal/team/{id}/role", caller: "admin", body: roleRequest },
  { method: "POST", path: "/api/portal/team/{id}/suspend", caller: "admin", body: suspendRequest },
  { method: "POST", path: "/api/portal/team/{id}/hand-over", caller: "admin", body: handOverAll },
  { method: "POST", path: "/api/portal/team/invitations", caller: "admin", body: inviteRequest },
  { method: "POST", path: "/api/portal/team/invitations/{id}/resend", caller: "admin" },
  { method: "POST", path: "/api/portal/team/invitations/{id}/withdraw", caller: "admin" },
  { method: "POST", path: "/api/portal/team/{id}/reinstate", caller: "admin" },
  { method: "GET", path: "/api/portal/keys", caller: "admin" },
  { method: "POST", path: "/api/portal/keys", caller: "admin", body: createKeyRequest },
  { method: "DELETE", path: "/api/portal/keys/{id}", caller: "admin" },
  { method: "GET", path: "/api/portal/keys/{id}/calls", caller: "admin", query: keyCallQuery },
  { method: "POST", path: "/api/portal/keys/{id}/rotate", caller: "admin", body: rotateKeyRequest },
  { method: "GET", path: "/api/operator/agencies", caller: "operator" },
  { method: "POST", path: "/api/operator/agencies", caller: "operator", body: newAgencyRequest },
  { method: "GET", path: "/api/operator/agencies/{code}", caller: "operator" },
  { method: "POST", path: "/api/operator/agencies/{code}/invitations", caller: "operator", body: ownerInvitationRequest },
  { method: "POST", path: "/api/operator/agencies/{code}/people", caller: "operator", body: blockRequest },
  { method: "GET", path: "/api/operator/agencies/{code}/letters", caller: "operator" },
  { method: "POST", path: "/api/operator/agencies/{code}/letters", caller: "operator", body: agencyLetterRequest },
  { method: "POST", path: "/api/operator/agencies/{code}/currencies", caller: "operator", body: grantCurrencyRequest },
  {
    method: "POST",
    path: "/api/operator/agencies/{code}/currencies/take-back",
    caller: "operator",
    body: takeCurrencyBackRequest,
  },
  {
    method: "POST",
    path: "/api/operator/agencies/{code}/agreed-terms/{id}/withdraw",
    caller: "operator",
    body: withdrawTermsRequest,
  },
  { method: "GET", path: "/api/operator/agencies/{code}/statement", caller: "operator", query: statementExportRequest },
  { method: "POST", path: "/api/operator/audit", caller: "operator", body: operatorAuditRequest },
  { method: "GET", path: "/api/operator/checklist", caller: "operator" },
  { method: "GET", path: "/api/operator/colleagues", caller: "operator" },
  { method: "POST", path: "/api/operator/colleagues/{id}/block", caller: "operator", body: colleagueRequest },
  { method: "POST", path: "/api/operator/colleagues/{id}/code", caller: "operator", body: colleagueRequest },
  { method: "POST", path: "/api/operator/colleagues/{id}/roles", caller: "operator", body: houseRolesRequest },
  { method: "POST", path: "/api/operator/colleagues/{id}/unblock", caller: "operator", body: colleagueRequest },
  { method: "POST", path: "/api/operator/colleagues/invitations", caller: "operator", body: inviteColleague },
  { method: "POST", path: "/api/operator/colleagues/invitations/{id}/withdraw", caller: "operator" },
  { method: "GET", path: "/api/operator/stuck", caller: "operator" },
  { method: "POST", path: "/api/operator/refund-requests/preview", caller: "operator", body: refundPreviewRequest },
  { method: "POST", path: "/api/operator/refund-requests/decisions", caller: "operator", body: refundDecisions },
  { method: "GET", path: "/api/operator/note-templates", caller: "operator" },
  { method: "POST", path: "/api/operator/note-templates", caller: "operator", body: newNoteTemplate },
  { method: "DELETE", path: "/api/operator/note-templates/{id}", caller: "operator" },
  { method: "GET", path: "/api/operator/today", caller: "operator" },
  { method: "GET", path: "/api/operator/today/flights", caller: "operator" },
  { method: "GET", path: "/api/operator/queues/{kind}", caller: "operator", query: queueQuery },
  { method: "POST", path: "/api/operator/queues/{kind}", caller: "operator", body: queueAct },
  { method: "GET", path: "/api/operator/queues/{kind}/steps", caller: "operator", query: queueStepQuery },
  { method: "POST", path: "/api/operator/bookings", caller: "operator", body: officeWorkRequest },
  { method: "GET", path: "/api/operator/bookings/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/bookings/{id}/acts", caller: "operator", body: houseActRequest },
  { method: "GET", path: "/api/operator/bookings/{id}/refunds", caller: "operator" },
  { method: "GET", path: "/api/operator/bookings/{id}/moves", caller: "operator", query: movesQuery },
  { method: "POST", path: "/api/operator/bookings/{id}/refunds", caller: "operator", body: houseRefundRequest },
  { method: "POST", path: "/api/operator/bookings/{id}/notes", caller: "operator", body: houseNoteRequest },
  { method: "POST", path: "/api/operator/bookings/{id}/documents", caller: "operator" },
  { method: "POST", path: "/api/operator/bookings/{id}/as-agency", caller: "operator" },
  { method: "GET", path: "/api/operator/bookings/choices", caller: "operator", query: officeChoicesQuery },
  { method: "POST", path: "/api/operator/bookings/export", caller: "operator", body: officeExportRequest },
  { method: "POST", path: "/api/operator/find", caller: "operator", body: findRequest },
  { method: "POST", path: "/api/operator/audit/export", caller: "operator", body: auditExportRequest },
  { method: "GET", path: "/api/operator/reports/acts", caller: "operator", query: accountingActsRequest },
  { method: "GET", path: "/api/operator/reports/acts/file", caller: "operator", query: actFileRequest },
  { method: "GET", path: "/api/operator/reports/commissions", caller: "operator", query: commissionsRequest },
  { method: "GET", path: "/api/operator/reports/commissions/export", caller: "operator", query: commissionsExportRequest },
  { method: "GET", path: "/api/operator/reports/load", caller: "operator", query: loadRequest },
  { method: "GET", path: "/api/operator/reports/load/export", caller: "operator", query: loadExportRequest },
  { method: "GET", path: "/api/operator/reports/rebooked", caller: "operator", query: rebookedRequest },
  { method: "GET", path: "/api/operator/reports/rebooked/export", caller: "operator", query: rebookedExportRequest },
  { method: "GET", path: "/api/operator/reports/saved", caller: "operator" },
  { method: "POST", path: "/api/operator/reports/saved", caller: "operator", body: savedReportRequest },
  { method: "DELETE", path: "/api/operator/reports/saved/{id}", caller: "operator" },
  { method: "GET", path: "/api/operator/reports/debts", caller: "operator", query: debtsRequest },
  { method: "GET", path: "/api/operator/reports/debts/export", caller: "operator", query: debtsExportRequest },
  { method: "GET", path: "/api/operator/reports/refunds", caller: "operator", query: houseRefundsRequest },
  { method: "GET", path: "/api/operator/reports/refunds/export", caller: "operator", query: houseRefundsExportRequest },
  { method: "GET", path: "/api/operator/reports/sales", caller: "operator", query: houseSalesRequest },
  { method: "GET", path: "/api/operator/reports/sales/export", caller: "operator", query: houseSalesExportRequest },
  { method: "GET", path: "/api/operator/reports/tickets", caller: "operator", query: ticketReportRequest },
  { method: "GET", path: "/api/operator/reports/tickets/export", caller: "operator", query: ticketReportExportRequest },
  { method: "GET", path: "/api/operator/departures", caller: "operator", query: departureQuery },
  { method: "GET", path: "/api/operator/departures/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/departures/{id}/passengers", caller: "operator" },
  { method: "GET", path: "/api/operator/departures/{id}/cancellation", caller: "operator" },
  { method: "POST", path: "/api/operator/departures/{id}/cancellation", caller: "operator", body: proposeCancellationRequest },
  { method: "POST", path: "/api/operator/departures/{id}/cancellation/confirm", caller: "operator", body: namedCancellationRequest },
  { method: "POST", path: "/api/operator/departures/{id}/cancellation/refund", caller: "operator", body: namedCancellationRequest },
  { method: "POST", path: "/api/operator/departures/{id}/cancellation/withdraw", caller: "operator", body: namedCancellationRequest },
  { method: "GET", path: "/api/operator/departures/{id}/holds", caller: "operator" },
  { method: "POST", path: "/api/operator/departures/{id}/holds", caller: "operator", body: releaseHoldsRequest },
  { method: "GET", path: "/api/operator/departures/{id}/letters", caller: "operator" },
  { method: "POST", path: "/api/operator/departures/{id}/letters", caller: "operator", body: writeLetterRequest },
  { method: "POST", path: "/api/operator/departures/{id}/limits", caller: "operator", body: setLimitRequest },
  { method: "POST", path: "/api/operator/departures/{id}/limits/lift", caller: "operator", body: liftLimitRequest },
  { method: "POST", path: "/api/operator/departures/{id}/lists", caller: "operator", body: makeListRequest },
  { method: "POST", path: "/api/operator/passenger-lists/{id}/file", caller: "operator", body: listFileRequest },
  { method: "POST", path: "/api/operator/passenger-lists/{id}/confirm", caller: "operator", body: confirmListRequest },
  { method: "GET", path: "/api/operator/passenger-list-ways", caller: "operator" },
  { method: "POST", path: "/api/operator/passenger-list-ways", caller: "operator", body: declareWayRequest },
  { method: "POST", path: "/api/operator/passenger-list-ways/{id}/confirm", caller: "operator" },
  { method: "POST", path: "/api/operator/passenger-list-ways/{id}/end", caller: "operator", body: endWayRequest },
  { method: "POST", path: "/api/operator/erasures", caller: "operator", body: erasureRequest },
  { method: "GET", path: "/api/operator/limits", caller: "operator" },
  { method: "POST", path: "/api/operator/limits", caller: "operator", body: houseLimitRequest },
  { method: "GET", path: "/api/operator/upload-limits", caller: "operator" },
  { method: "POST", path: "/api/operator/upload-limits", caller: "operator", body: uploadLimitRequest },
  { method: "GET", path: "/api/operator/house", caller: "operator" },
  { method: "GET", path: "/api/operator/house/carriers", caller: "operator" },
  { method: "POST", path: "/api/operator/house/carriers", caller: "operator", body: carrierStopRequest },
  { method: "POST", path: "/api/operator/house/deliveries/{id}", caller: "operator", body: againRequest },
  { method: "GET", path: "/api/operator/house/mails", caller: "operator", query: mailPreviewQuery },
  { method: "POST", path: "/api/operator/house/mails/{id}", caller: "operator", body: againRequest },
  { method: "POST", path: "/api/operator/house/restores", caller: "operator", body: triedRestore },
  { method: "POST", path: "/api/operator/house/test-mail", caller: "operator" },
  { method: "GET", path: "/api/operator/people", caller: "operator", query: agencyPeopleQuery },
  { method: "POST", path: "/api/operator/people/find", caller: "operator", body: personRequest },
  { method: "POST", path: "/api/operator/people/reset-link", caller: "operator", body: helpRequest },
  { method: "POST", path: "/api/operator/people/reset-second-factor", caller: "operator", body: helpRequest },
  { method: "GET", path: "/api/operator/postings", caller: "operator", query: postingQuery },
  { method: "GET", path: "/api/operator/agencies/{code}/acts", caller: "operator" },
  { method: "POST", path: "/api/operator/agencies/{code}/acts", caller: "operator", body: actRequest },
  { method: "GET", path: "/api/operator/closed-days", caller: "operator" },
  { method: "POST", path: "/api/operator/closed-days", caller: "operator", body: closeDayRequest },
  { method: "GET", path: "/api/operator/closed-days/{day}", caller: "operator" },
  { method: "GET", path: "/api/operator/bank-accounts", caller: "operator" },
  { method: "POST", path: "/api/operator/bank-accounts", caller: "operator", body: newBankAccount },
  { method: "POST", path: "/api/operator/bank-accounts/{number}/files", caller: "operator", query: bankFileQuery },
  { method: "GET", path: "/api/operator/bank-lines", caller: "operator", query: bankLineQuery },
  { method: "POST", path: "/api/operator/bank-lines/{id}", caller: "operator", body: settleBankLine },
  { method: "POST", path: "/api/operator/bank-lines/propose", caller: "operator", body: proposeBankLines },
  { method: "GET", path: "/api/operator/legal-details", caller: "operator" },
  { method: "POST", path: "/api/operator/legal-details", caller: "operator", body: legalDetailsRequest },
  { method: "GET", path: "/api/operator/agencies/{code}/legal-details", caller: "operator" },
  { method: "POST", path: "/api/operator/agencies/{code}/legal-details", caller: "operator", body: legalDetailsRequest },
  { method: "GET", path: "/api/operator/proposals", caller: "operator", query: proposalListQuery },
  { method: "POST", path: "/api/operator/proposals", caller: "operator", body: newProposal },
  { method: "GET", path: "/api/operator/proposals/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/proposals/{id}", caller: "operator", body: proposalDecision },
  { method: "POST", path: "/api/operator/proposals/preview", caller: "operator", body: proposalRequest },
  { method: "GET", path: "/api/operator/refund-requests", caller: "operator", query: refundRequestListQuery },
  { method: "GET", path: "/api/operator/refund-requests/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/refund-requests/{id}", caller: "operator", body: refundDecision },
  { method: "GET", path: "/api/operator/refund-requests/{id}/messages", caller: "operator" },
  { method: "POST", path: "/api/operator/refund-requests/{id}/messages", caller: "operator", body: newRequestMessage },
  { method: "POST", path: "/api/operator/refund-requests/{id}/seen", caller: "operator", body: seenUntil },
  { method: "GET", path: "/api/operator/refund-files/{id}", caller: "operator" },
  { method: "GET", path: "/api/operator/schedule-changes", caller: "operator", query: scheduleChangeQuery },
  { method: "POST", path: "/api/operator/schedule-changes/settle", caller: "operator", body: settleChanges },
  { method: "GET", path: "/api/operator/schedule-imports", caller: "operator", query: scheduleImportQuery },
  { method: "GET", path: "/api/operator/schedule-imports/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/schedule-imports/{id}/undo", caller: "operator", body: takenBack },
  { method: "POST", path: "/api/operator/schedule-uploads", caller: "operator", query: scheduleUploadQuery },
  { method: "GET", path: "/api/operator/schedule-uploads/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/schedule-uploads/{id}/apply", caller: "operator", body: uploadApplied },
  { method: "POST", path: "/api/operator/price-uploads", caller: "operator", query: priceUploadQuery },
  { method: "GET", path: "/api/operator/price-uploads/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/price-uploads/{id}/apply", caller: "operator", body: priceApplied },
  { method: "POST", path: "/api/operator/price-uploads/{id}/withdraw", caller: "operator", body: planWithdrawn },
  { method: "POST", path: "/api/operator/price-uploads/{id}/discard", caller: "operator", body: uploadDiscarded },
  { method: "GET", path: "/api/operator/price-uploads", caller: "operator" },
  { method: "GET", path: "/api/operator/fares", caller: "operator", query: fareQuery },
  { method: "POST", path: "/api/operator/fare-drafts", caller: "operator", body: fareDraft },
  { method: "GET", path: "/api/operator/markups", caller: "operator" },
  { method: "GET", path: "/api/operator/fare-imports", caller: "operator", query: fareImportQuery },
  { method: "GET", path: "/api/operator/fare-imports/{id}/undo", caller: "operator" },
  { method: "POST", path: "/api/operator/fare-imports/{id}/undo", caller: "operator", body: takenBack },
  { method: "GET", path: "/api/operator/table-imports", caller: "operator", query: tableImportQuery },
  { method: "GET", path: "/api/operator/table-imports/{id}/undo", caller: "operator" },
  { method: "POST", path: "/api/operator/table-imports/{id}/undo", caller: "operator", body: takenBack },
  { method: "POST", path: "/api/operator/schedule-messages", caller: "operator", body: scheduleMessages },
  { method: "GET", path: "/api/operator/schedule-inbox", caller: "operator", query: scheduleInboxQuery },
  { method: "POST", path: "/api/operator/schedule-inbox/{number}", caller: "operator", body: settleInboxItem },
  { method: "GET", path: "/api/operator/ticket-stocks", caller: "operator" },
  { method: "GET", path: "/api/operator/change-rules", caller: "operator" },
  { method: "POST", path: "/api/operator/change-rules", caller: "operator", body: changeRuleRequest },
  { method: "POST", path: "/api/operator/schedule-series", caller: "operator", body: seriesRequest },
  { method: "POST", path: "/api/operator/top-up-scans", caller: "operator", query: attachmentQuery },
  { method: "POST", path: "/api/operator/top-up-scans/{id}", caller: "operator" },
  { method: "GET", path: "/api/operator/charter-papers", caller: "operator" },
  { method: "POST", path: "/api/operator/charter-papers", caller: "operator", body: declarePaperRequest },
  { method: "POST", path: "/api/operator/charter-papers/{id}/confirm", caller: "operator" },
  { method: "POST", path: "/api/operator/charter-papers/{id}/end", caller: "operator", body: endPaperRequest },
  { method: "POST", path: "/api/operator/charter-papers/files", caller: "operator", query: attachmentQuery },
  { method: "POST", path: "/api/operator/charter-papers/files/{id}", caller: "operator" },
  { method: "POST", path: "/api/operator/ticket-stocks", caller: "operator", body: declareStockRequest },
  { method: "GET", path: "/api/operator/why", caller: "operator", query: whyQuery },
  { method: "GET", path: "/api/operator/why/offers", caller: "operator", query: offersAsked },
  { method: "POST", path: "/api/operator/ticket-stocks/{number}", caller: "operator", body: settleStockRequest },
  { method: "POST", path: "/api/trip/find", caller: "nobody", body: tripFindRequest },
  { method: "GET", path: "/api/trip/{token}", caller: "nobody" },
  { method: "POST", path: `/api/trip/{token}${CHANGE}/accept`, caller: "nobody" },
  { method: "POST", path: `/api/trip/{token}${CHANGE}/choose`, caller: "nobody", body: chooseAlternative },
  { method: "POST", path: `/api/trip/{token}${CHANGE}/refund`, caller: "nobody" },
];

const text = z.string().optional();
/** What pages read of their addresses. */
const docsQuery = z.object({ lang: text, q: text });
const searchAddress = z.object({ ...{ from: text, to: text, out: text, back: text, cabin: text, adt: text, ways: text }, sort: text });
const filterQuery = z.object({ state: text, status: text, changed: text, flight: text, page: text });
const moneyAddress = z.object({ from: text, to: text, currency: text, agent: text, booking: text, by: text });
const fareAddress = z.object({ carrier: text, origin: text, date: text, cursor: text });
const backQuery = z.object({ callbackUrl: text, error: text });

/** Pages and files that the portal's server alone gives. */
export const PAGES: readonly Target[] = [
  pageFor("nobody")("/quote-cards/{token}"),
  ...["/", "/anywhere", "/schedule", "/visas", "/watches"].map(pageFor("admin", searchAddress)),
  ...["/bookings", "/bookings/{id}", "/quotes", "/passengers", "/passengers/{id}"].map(pageFor("admin", filterQuery)),
  ...["/money", "/money/sales"].map(pageFor("admin", moneyAddress)),
  pageFor("admin", z.object({ seen: text, total: text, search: text }))("/book/{offerId}"),
  ...[
    "/settings",
    "/settings/audit",
    "/settings/security",
    "/settings/team",
    "/settings/selling",
    "/settings/brand",
    "/settings/mail",
    "/settings/callbacks",
    "/settings/callbacks/{id}",
  ].map(pageFor("admin")),
  pageFor("admin", z.object({ page: text, mail: text }))("/mailbox"),
  ...["/settings/keys", "/settings/keys/{id}"].map(pageFor("admin")),
  ...["/operator/refunds", "/operator/refunds/{id}", "/operator/schedule", "/operator/schedule/{id}", "/operator/schedule-changes"].map(
    pageFor("operator", filterQuery),
  ),
  ...[
    "/operator",
    "/operator/audit",
    "/operator/bookings",
    "/operator/bookings/{id}",
    "/operator/bookings/{id}/agency",
    "/operator/colleagues",
    "/operator/find",
    "/operator/flights/carriers",
    "/operator/house",
    "/operator/house/mails",
    "/operator/people",
    "/operator/reports",
    "/operator/reports/acts",
    "/operator/reports/commissions",
    "/operator/reports/debts",
    "/operator/reports/load",
    "/operator/reports/rebooked",
    "/operator/reports/refunds",
    "/operator/reports/saved",
    "/operator/reports/tickets",
    "/operator/schedule-messages",
    "/operator/security",
    "/operator/stock",
    "/operator/schedule/carriers",
    "/operator/schedule/series",
    "/operator/stock/{carrier}",
    "/operator/stock/charters",
    "/operator/stuck",
    "/operator/queues",
    "/operator/why",
    "/operator/{address}",
  ].map(pageFor("operator")),
  ...["/operator/agencies", "/operator/agencies/new", "/operator/agencies/{code}"].map(pageFor("operator")),
  ...["/operator/flights", "/operator/flights/{id}"].map(pageFor("operator", filterQuery)),
  pageFor("operator", z.object({ partner: text, kind: text, day: text }))("/operator/money"),
  pageFor("operator", z.object({ account: text, state: text, partner: text }))("/operator/money/bank"),
  pageFor("operator", z.object({ day: text }))("/operator/money/days"),
  ...["/operator/schedule/upload", "/operator/prices/upload"].map(pageFor("operator", z.object({ upload: text }))),
  pageFor("operator", fareAddress)("/operator/prices"),
  pageFor("operator", z.object({ kind: text, page: text }))("/operator/prices/imports"),
  ...[
    "/sign-in",
    "/reset-password",
    "/forgot-password",
    "/invitation",
    "/setup",
    "/trip",
    "/trip/{token}",
    "/quote/{token}",
    "/screen/{token}",
  ].map(pageFor("nobody", backQuery)),
  pageFor("operator", filterQuery)("/operator/prices/imports"),
  pageFor("operator", filterQuery)("/operator/prices/markups"),
  ...["/sign-in", "/reset-password", "/forgot-password", "/invitation", "/setup", "/trip", "/trip/{token}", "/quote/{token}"].map(
    pageFor("nobody", backQuery),
  ),
  ...["/docs", "/docs/{guide}", "/docs/errors", "/docs/refunds", "/docs/sandbox", "/docs/search"].map(pageFor("nobody", docsQuery)),
  ...["/docs/reference", "/docs/reference/{operation}", "/docs/reference/events"].map(pageFor("nobody", docsQuery)),
  ...["/docs/{guide}.md", "/docs/reference/{operation}.md", "/docs/markdown/{guide}", "/llms.txt"].map(pageFor("nobody", docsQuery)),
  ...["/docs/openapi.json", "/docs/parvoz-client.tgz", "/docs/parvoz.postman_collection.json"].map(pageFor("nobody")),
  ...[
    "/docs/python/{file}",
    "/receipts/{token}",
    "/receipts/{token}.pdf",
    "/receipts/all/{token}",
    "/receipts/all/{token}.pdf",
    "/calendars/{token}",
    "/calendars/{token}.ics",
    "/quote-files/{token}",
    "/quote-files/{token}.pdf",
    "/quote-cards/{token}.png",
    "/logos/{token}",
    "/brand-styles/{file}",
    "/_next/{file}",
    "/{file}",
  ].map(pageFor("nobody", docsQuery)),
];

/** The fields of the page of sign-in, as next-auth's own program in the browser sends them. */
const signInBody = z.object({ csrfToken: z.string(), email: z.email(), password: z.string(), code: text, callbackUrl: text, json: text });

/** next-auth's own routes. */
export const SIGN_IN: readonly Target[] = [
  { method: "GET", path: "/api/auth/{action}", caller: "visitor", query: backQuery },
  { method: "GET", path: "/api/auth/{action}/credentials", caller: "visitor", query: backQuery },
  { method: "GET", path: "/api/auth/session", caller: "admin", query: backQuery },
  { method: "POST", path: "/api/auth/callback/credentials", caller: "visitor", query: backQuery, body: signInBody },
  { method: "POST", path: "/api/auth/signin/credentials", caller: "visitor", query: backQuery, body: signInBody },
  {
    method: "POST",
    path: "/api/auth/signout",
    caller: "visitor",
    body: z.object({ csrfToken: z.string(), callbackUrl: text, json: text }),
  },
  { method: "POST", path: "/api/auth/{action}", caller: "visitor", body: signInBody },
];

function pageFor(caller: Caller, query?: z.ZodType): (path: string) => Target {
  return (path) => ({ method: "GET", path, caller, ...(query && { query }) });
}

/** Checking a password takes a third of a second of a core, on purpose. */
const OF_PASSWORDS = /^\/api\/(v1\/accounts\/tokens|auth\/|account\/(password|second-factor\/)|operator\/(erasures|people\/reset-))/;

export function checksPassword({ path }: Target): boolean {
  return OF_PASSWORDS.test(path);
}

/** Whether a request costs some tens of milliseconds, or more. */
export function isCostly(target: Target): boolean {
  return isPage(target) || checksPassword(target);
}

/** Whether it is made for people, by Next. */
export function isPage({ path }: Target): boolean {
  return !path.startsWith("/api/");
}

export function nameOf({ method, path }: Target): string {
  return `${method} ${path}`;
}
