import type { DestinationsQuery } from "@/lib/contracts/interface/calendar";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { ScheduleRequest } from "@/lib/contracts/interface/services";
import { MAX_OFFERS } from "@/lib/contracts/limits";
import type { SoldCalendarQuery } from "@/lib/contracts/portal/sold-prices";
import type { HouseArea } from "@/lib/domain/house/rights";
import type { Mode } from "@/lib/domain/mode";
import type { Currency } from "@/lib/domain/money";
import { type ChangeAnswer, publicApi, publicPages } from "./public-paths";
import { writeSeenCost } from "./seen-cost";
import { id, type Parameters, withQuery } from "./write-path";

/** Every address of the product that a page links to or calls. Nothing else builds one; those of pages without a session stand beside this file. */

export const pages = {
  ...publicPages,
  /** A link to it carries its token behind `#`, which browsers send to no server. */
  resetPassword: () => "/reset-password",
  /** The same. */
  invitation: () => "/invitation",
  setup: () => "/setup",
  forgotPassword: () => "/forgot-password",
  signIn: (returnTo?: string) => withQuery("/sign-in", { callbackUrl: returnTo }),
  /** @param chosen what the agent has seen that it costs and that the customer pays, in major units, and the search to go back to (the form's state, as in `search`) */
  book: (offerId: string, { total, ...seen }: { total?: number; sold?: number; search?: string } = {}) =>
    withQuery(`/book/${id(offerId)}`, { ...(total !== undefined && { seen: writeSeenCost(total) }), ...seen }),
  /** What is searched may be a name: it stands behind `#`, which browsers send to no server. */
  bookings: ({ search, ...filter }: Parameters & { search?: string | undefined } = {}) =>
    `${withQuery("/bookings", filter)}${search ? `#${new URLSearchParams({ search })}` : ""}`,
  booking: (bookingId: string) => `/bookings/${id(bookingId)}`,
  /** @param query the form's state, see components/search/anywhere/anywhere-address.ts */
  anywhere: (query?: string) => (query ? `/anywhere?${query}` : "/anywhere"),
  schedule: (query?: string) => (query ? `/schedule?${query}` : "/schedule"),
  /** The statement of a deposit. @param filter of the statement, as its address names it */
  money: (filter: Parameters = {}) => withQuery("/money", filter),
  /** What was sold. @param asked as its address names it */
  sales: (asked: Parameters = {}) => withQuery("/money/sales", asked),
  passengers: () => "/passengers",
  passenger: (passengerId: string) => `/passengers/${id(passengerId)}`,
  visas: (citizenship?: string) => withQuery("/visas", { citizenship }),
  keys: () => "/settings/keys",
  /** What was called with a key. */
  key: (keyId: string) => `/settings/keys/${id(keyId)}`,
  callbacks: () => "/settings/callbacks",
  audit: () => "/settings/audit",
  team: () => "/settings/team",
  selling: () => "/settings/selling",
  brand: () => "/settings/brand",
  mailSettings: () => "/settings/mail",
  /** @param mail the one that is open */
  mailbox: (shown: { page?: number; mail?: string } = {}) => withQuery("/mailbox", shown),
  callback: (endpointId: string) => `/settings/callbacks/${id(endpointId)}`,
  security: (told: Parameters = {}) => withQuery("/settings/security", told),
  operatorSecurity: () => "/operator/security",
  /** @param told `refused` is the area that somebody was kept out of */
  operator: (told: { refused?: HouseArea } = {}) => withQuery("/operator", told),
  operatorRefunds: (filter: { state?: string; page?: number } = {}) => withQuery("/operator/refunds", filter),
  /** @param text may be a name: it stands behind `#`, which browsers send to no server */
  find: (text?: string) => `/operator/find${text ? `#${new URLSearchParams({ q: text })}` : ""}`,
  operatorRequest: (requestId: string) => `/operator/refunds/${id(requestId)}`,
  scheduleImports: (filter: { page?: number } = {}) => withQuery("/operator/schedule", filter),
  scheduleImport: (importId: string, filter: { flight?: string; state?: string; page?: number } = {}) =>
    withQuery(`/operator/schedule/${id(importId)}`, filter),
  scheduleMessages: (filter: { page?: number; open?: "1" } = {}) => withQuery("/operator/schedule-messages", filter),
  queues: (shown: { kind?: string; view?: string; page?: number } = {}) => withQuery("/operator/queues", shown),
  /** @param href where an item of a queue is worked on: it is shown there with the way to the next one */
  inQueue: (href: string, kind: string, subject: string) =>
    `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ queue: kind, item: subject })}`,
  /** What could not be done by itself. */
  stuck: () => "/operator/stuck",
  colleagues: () => "/operator/colleagues",
  operatorStock: () => "/operator/stock",
  charters: () => "/operator/stock/charters",
  carrierStock: (carrier: string) => `/operator/stock/${id(carrier)}`,
  /** @param asked a booking's number, or a question as lib/contracts/operator/why.ts has it */
  operatorWhy: (asked: Parameters = {}) => withQuery("/operator/why", asked),
  operatorHouse: () => "/operator/house",
  /** What the service mails. */
  mailTemplates: () => "/operator/house/mails",
  /** @param shown the file that was uploaded */
  scheduleSeries: () => "/operator/schedule/series",
  changeRules: () => "/operator/schedule/carriers",
  scheduleUpload: (shown: { upload?: string } = {}) => withQuery("/operator/schedule/upload", shown),
  /** @param filter of the fares, as the address names it */
  prices: (filter: Parameters = {}) => withQuery("/operator/prices", filter),
  priceUpload: (shown: { upload?: string } = {}) => withQuery("/operator/prices/upload", shown),
  priceImports: (shown: { kind?: string; page?: number } = {}) => withQuery("/operator/prices/imports", shown),
  fareImports: (filter: { page?: number } = {}) => withQuery("/operator/prices/imports", filter),
  markups: () => "/operator/prices/markups",
  /** @param asked as its address names it */
  reports: (asked: Parameters = {}) => withQuery("/operator/reports", asked),
  refundReport: (asked: Parameters = {}) => withQuery("/operator/reports/refunds", asked),
  ticketReport: (asked: Parameters = {}) => withQuery("/operator/reports/tickets", asked),
  debtReport: (asked: Parameters = {}) => withQuery("/operator/reports/debts", asked),
  commissionReport: (asked: Parameters = {}) => withQuery("/operator/reports/commissions", asked),
  rebookedReport: (asked: Parameters = {}) => withQuery("/operator/reports/rebooked", asked),
  actReport: (asked: Parameters = {}) => withQuery("/operator/reports/acts", asked),
  savedReports: () => "/operator/reports/saved",
  loadReport: (asked: Parameters = {}) => withQuery("/operator/reports/load", asked),
  /** @param filter the day and what of it, as the page's address names it */
  departures: (filter: Parameters = {}) => withQuery("/operator/flights", filter),
  departure: (departureId: string) => `/operator/flights/${id(departureId)}`,
  /** How carriers get the names of their passengers. */
  listWays: () => "/operator/flights/carriers",
  operatorAudit: () => "/operator/audit",
  /** The work list of all agencies. The same of what is searched. */
  officeBookings: ({ search, ...filter }: Parameters & { search?: string | undefined } = {}) =>
    `${withQuery("/operator/bookings", filter)}${search ? `#${new URLSearchParams({ search })}` : ""}`,
  officeBooking: (bookingId: string) => `/operator/bookings/${id(bookingId)}`,
  officeBookingAsAgency: (bookingId: string) => `/operator/bookings/${id(bookingId)}/agency`,
  people: () => "/operator/people",
  agencies: () => "/operator/agencies",
  newAgency: () => "/operator/agencies/new",
  agency: (code: string) => `/operator/agencies/${id(code)}`,
  /** @param filter of the postings, as its address names it */
  houseMoney: (filter: Parameters = {}) => withQuery("/operator/money", filter),
  /** Days that are closed. @param shown the one that is open on the page */
  closedDays: (shown: { day?: string } = {}) => withQuery("/operator/money/days", shown),
  /** Lines of banks' statements. @param filter as its address names it */
  bank: (filter: Parameters = {}) => withQuery("/operator/money/bank", filter),
  scheduleChanges: (filter: { state?: string; flight?: string; page?: number } = {}) => withQuery("/operator/schedule-changes", filter),
  /** @param page such as `quick-start` or `reference/pay-booking#errors` */
  docs: (page?: string) => (page ? `/docs/${page}` : "/docs"),
  /** @param filter `quote` is the one that stands alone */
  quotes: (filter: { page?: number; quote?: string } = {}) => withQuery("/quotes", filter),
  /** What is watched. @param shown `watch` is the one that is opened; else the `page` of those in a `state` */
  watches: (shown: Parameters = {}) => withQuery("/watches", shown),
};

function searchParameters(query: SearchQuery): Parameters {
  const { directions, ...others } = query;
  const written = directions.flatMap((direction, index) =>
    Object.entries(direction).map(([name, value]) => [`directions[${index}][${name}]`, value]),
  );
  return { ...Object.fromEntries(written), ...withLists(others) };
}

/** A query with each list written item by item. */
function withLists(query: Readonly<Record<string, Parameters[string] | readonly string[]>>): Parameters {
  const written = Object.entries(query).map(([name, value]) => (typeof value === "object" ? indexed(name, value) : { [name]: value }));
  return Object.assign({}, ...written);
}

const indexed = (name: string, values: readonly string[]): Parameters =>
  Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));

/** Files that pages fetch. */
export const files = {
  land: () => "/map/land.json",
};

const offer = (offerId: string) => `/api/v1/offers/${id(offerId)}`;
const booking = (bookingId: string) => `/api/v1/booking/${id(bookingId)}`;

const ATTACHMENTS = { money: "/api/operator/top-up-scans", stock: "/api/operator/charter-papers/files" } as const;
const UPLOADS = { schedule: "/api/operator/schedule-uploads", prices: "/api/operator/price-uploads" };

export const api = {
  ...publicApi,
  /** @param currency missing for the first of the partner's */
  balance: (currency?: Currency) => withQuery("/api/v1/accounts/check-balance", { currency }),
  /** All offers on one page, in short. */
  offers: (query: SearchQuery) => withQuery("/api/v1/offers/lean", { ...searchParameters(query), limit: MAX_OFFERS }),
  calendar: (query: SoldCalendarQuery) => withQuery("/api/portal/calendar", withLists(query)),
  destinations: (query: DestinationsQuery) => withQuery("/api/portal/destinations", withLists(query)),
  offer,
  /** The offer with the extra bags that can be bought. */
  offerWithServices: (offerId: string) => withQuery(offer(offerId), { "with-additional-services": 1 }),
  fareFamily: (offerId: string) => `${offer(offerId)}/fare-family`,
  offerRules: (offerId: string) => `${offer(offerId)}/rules`,
  createBooking: (offerId: string) => `/api/portal/offers/${id(offerId)}/booking`,
  booking,
  bookingRules: (bookingId: string) => `${booking(bookingId)}/rules`,
  checkPrice: (bookingId: string) => `${booking(bookingId)}/check-price`,
  paymentPermission: (bookingId: string) => `${booking(bookingId)}/payment-permission`,
  payment: (bookingId: string) => `${booking(bookingId)}/payment`,
  cancelUnpaid: (bookingId: string) => `${booking(bookingId)}/cancel-unpaid`,
  bookedPassenger: (bookingId: string, passengerKey: string) => `${booking(bookingId)}/passengers/${id(passengerKey)}`,
  extendHold: (bookingId: string) => `${booking(bookingId)}/extend-hold`,
  void: (bookingId: string) => `${booking(bookingId)}/void`,
  refundAmounts: (bookingId: string) => `${booking(bookingId)}/get-refund-amounts`,
  autoCancel: (bookingId: string) => `${booking(bookingId)}/auto-cancel`,
  scheduleChange: (bookingId: string, changeId: string, answer: ChangeAnswer) =>
    `${booking(bookingId)}/schedule-changes/${id(changeId)}/${answer}`,
  schedule: ({ airlines = [], ...dates }: ScheduleRequest) =>
    withQuery("/api/v1/services/schedule", { ...dates, ...indexed("airlines", airlines) }),
  visaTypes: (countries: readonly string[]) => withQuery("/api/v1/visa-types/v2", indexed("countries", countries)),
  places: (text: string, locale: string) => withQuery("/api/portal/places", { q: text, locale }),
  nearbyPlaces: (code: string, locale: string) => withQuery("/api/portal/places/nearby", { code, locale }),
  namedPlaces: (text: string, locale: string) => withQuery("/api/portal/places/named", { q: text, locale }),
  entryRequirements: () => "/api/portal/entry-requirements",
  offerCosts: () => "/api/portal/offer-costs",
  priceSteps: () => "/api/portal/price-steps",
  countries: () => "/api/v1/reference/countries",
  airlines: () => "/api/v1/reference/airlines",
  desk: () => "/api/portal/desk",
  news: () => "/api/portal/news",
  newsSeen: () => "/api/portal/news/seen",
  recentSearches: () => "/api/portal/recent-searches",
  workList: () => "/api/portal/work-list",
  workChoices: (mode?: Mode) => withQuery("/api/portal/work-list/choices", { mode }),
  workExport: () => "/api/portal/work-list/export",
  funds: () => "/api/portal/money/funds",
  lowBalance: () => "/api/v1/accounts/low-balance",
  moneyStatement: (query: Parameters) => withQuery("/api/portal/money/statement", query),
  moneyStatementExport: (query: Parameters) => withQuery("/api/portal/money/statement/export", query),
  sales: (query: Parameters) => withQuery("/api/portal/money/sales", query),
  salesExport: (query: Parameters) => withQuery("/api/portal/money/sales/export", query),
  bookingExtras: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}`,
  bookingConversation: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/refund-request`,
  workViews: () => "/api/portal/work-views",
  workView: (viewId: string) => `/api/portal/work-views/${id(viewId)}`,
  bookingShares: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/shares`,
  bookingNotes: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/notes`,
  writeNote: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/notes/write`,
  bookingNote: (noteId: string) => `/api/portal/notes/${id(noteId)}`,
  bookingConversationMessages: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/refund-request/messages`,
  bookingConversationFiles: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/refund-request/files`,
  bookingConversationSeen: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/refund-request/seen`,
  refundFile: (fileId: string) => `/api/portal/refund-files/${id(fileId)}`,
  keys: () => "/api/portal/keys",
  key: (keyId: string) => `/api/portal/keys/${id(keyId)}`,
  /** @param cursor of the page before; empty for the first */
  keyCalls: (keyId: string, cursor: string) => withQuery(`/api/portal/keys/${id(keyId)}/calls`, { cursor }),
  rotateKey: (keyId: string) => `/api/portal/keys/${id(keyId)}/rotate`,
  audit: () => "/api/portal/audit",
  selling: () => "/api/portal/selling",
  sellingRules: () => "/api/portal/selling/rules",
  bookingSelling: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/selling`,
  bookingLetters: (bookingId: string, locale: string) => withQuery(`/api/portal/bookings/${id(bookingId)}/letters`, { locale }),
  bookingAgent: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/agent`,
  bookingMails: (bookingId: string) => `/api/portal/bookings/${id(bookingId)}/mails`,
  mails: (page: number) => withQuery("/api/portal/mails", { page }),
  mail: (mailId: string) => `/api/portal/mails/${id(mailId)}`,
  mailSettings: () => "/api/portal/mail-settings",
  savedPassengers: () => "/api/portal/passengers",
  bookSettings: () => "/api/portal/book-settings",
  importPeople: (act: "look" | "save") => withQuery("/api/portal/passengers/import", { act }),
  endingDocuments: () => "/api/portal/passengers/ending",
  findPassengers: () => "/api/portal/passengers/find",
  savedPassenger: (passengerId: string) => `/api/portal/passengers/${id(passengerId)}`,
  quotes: (filter: Parameters = {}) => withQuery("/api/portal/quotes", filter),
  quoteMails: (quoteId: string) => `/api/portal/quotes/${id(quoteId)}/mails`,
  quoteOffer: (quoteId: string) => `/api/portal/quotes/${id(quoteId)}/offer`,
  renewQuote: (quoteId: string) => `/api/portal/quotes/${id(quoteId)}/renew`,
  watches: (filter: Parameters = {}) => withQuery("/api/portal/watches", filter),
  watch: (watchId: string) => `/api/portal/watches/${id(watchId)}`,
  endWatch: (watchId: string) => `/api/portal/watches/${id(watchId)}/end`,
  screens: () => "/api/portal/screens",
  showOnScreen: (screenId: string) => `/api/portal/screens/${id(screenId)}`,
  endScreen: (screenId: string) => `/api/portal/screens/${id(screenId)}/end`,
  withdrawQuote: (quoteId: string) => `/api/portal/quotes/${id(quoteId)}/withdraw`,
  brand: () => "/api/portal/brand",
  brandLogo: () => "/api/portal/brand/logo",
  brandPreview: () => "/api/portal/brand/preview",
  why: (booking: string) => withQuery("/api/operator/why", { booking }),
  whyOffers: (asked: Parameters) => withQuery("/api/operator/why/offers", asked),
  house: () => "/api/operator/house",
  mailPreview: (asked: Parameters) => withQuery("/api/operator/house/mails", asked),
  houseMail: (mailId: string) => `/api/operator/house/mails/${id(mailId)}`,
  houseDelivery: (deliveryId: string) => `/api/operator/house/deliveries/${id(deliveryId)}`,
  houseCarriers: () => "/api/operator/house/carriers",
  houseRestores: () => "/api/operator/house/restores",
  houseTestMail: () => "/api/operator/house/test-mail",
  ticketStocks: () => "/api/operator/ticket-stocks",
  /** Where files of an area's papers are added. @param file how it is called */
  attachments: (area: "money" | "stock", file: Parameters) => withQuery(ATTACHMENTS[area], file),
  attachment: (area: "money" | "stock", attachmentId: string) => `${ATTACHMENTS[area]}/${id(attachmentId)}`,
  scheduleSeries: () => "/api/operator/schedule-series",
  changeRules: () => "/api/operator/change-rules",
  charterPapers: () => "/api/operator/charter-papers",
  confirmPaper: (paper: number) => `/api/operator/charter-papers/${paper}/confirm`,
  endPaper: (paper: number) => `/api/operator/charter-papers/${paper}/end`,
  ticketStock: (number: number) => `/api/operator/ticket-stocks/${number}`,
  operatorAudit: () => "/api/operator/audit",
  agencies: () => "/api/operator/agencies",
  agency: (code: string) => `/api/operator/agencies/${id(code)}`,
  agencyInvitations: (code: string) => `/api/operator/agencies/${id(code)}/invitations`,
  agencyPeople: (code: string) => `/api/operator/agencies/${id(code)}/people`,
  agencyCurrencies: (code: string) => `/api/operator/agencies/${id(code)}/currencies`,
  takeCurrencyBack: (code: string) => `/api/operator/agencies/${id(code)}/currencies/take-back`,
  agencyLetters: (code: string) => `/api/operator/agencies/${id(code)}/letters`,
  withdrawTerms: (code: string, proposalId: string) => `/api/operator/agencies/${id(code)}/agreed-terms/${id(proposalId)}/withdraw`,
  agencyStatement: (code: string, query: Parameters) => withQuery(`/api/operator/agencies/${id(code)}/statement`, query),
  proposals: (filter: Parameters = {}) => withQuery("/api/operator/proposals", filter),
  proposal: (proposalId: string) => `/api/operator/proposals/${id(proposalId)}`,
  proposalPreview: () => "/api/operator/proposals/preview",
  postings: (filter: Parameters) => withQuery("/api/operator/postings", filter),
  houseLimits: () => "/api/operator/limits",
  uploadLimits: () => "/api/operator/upload-limits",
  agencyActs: (code: string) => `/api/operator/agencies/${id(code)}/acts`,
  moneyActs: () => "/api/portal/money/acts",
  closedDays: () => "/api/operator/closed-days",
  closedDay: (day: string) => `/api/operator/closed-days/${id(day)}`,
  bankAccounts: () => "/api/operator/bank-accounts",
  bankFiles: (number: number, query: Parameters) => withQuery(`/api/operator/bank-accounts/${number}/files`, query),
  bankLines: (filter: Parameters) => withQuery("/api/operator/bank-lines", filter),
  bankLine: (lineId: string) => `/api/operator/bank-lines/${id(lineId)}`,
  proposeBankLines: () => "/api/operator/bank-lines/propose",
  /** @param code of an agency; null is the house itself */
  legalDetails: (code: string | null) =>
    code === null ? "/api/operator/legal-details" : `/api/operator/agencies/${id(code)}/legal-details`,
  find: () => "/api/operator/find",
  officeWorkList: () => "/api/operator/bookings",
  officeWorkChoices: (of: { mode?: Mode | undefined; agency?: string | undefined }) => withQuery("/api/operator/bookings/choices", of),
  officeWorkExport: () => "/api/operator/bookings/export",
  officeBooking: (bookingId: string) => `/api/operator/bookings/${id(bookingId)}`,
  officeBookingPart: (bookingId: string, part: "acts" | "refunds" | "notes" | "documents" | "as-agency") =>
    `/api/operator/bookings/${id(bookingId)}/${part}`,
  officeBookingMoves: (bookingId: string, wanted: Parameters) => withQuery(`/api/operator/bookings/${id(bookingId)}/moves`, wanted),
  houseSales: (query: Parameters) => withQuery("/api/operator/reports/sales", query),
  houseSalesExport: (query: Parameters) => withQuery("/api/operator/reports/sales/export", query),
  houseRefunds: (query: Parameters) => withQuery("/api/operator/reports/refunds", query),
  houseRefundsExport: (query: Parameters) => withQuery("/api/operator/reports/refunds/export", query),
  ticketReport: (query: Parameters) => withQuery("/api/operator/reports/tickets", query),
  ticketReportExport: (query: Parameters) => withQuery("/api/operator/reports/tickets/export", query),
  debts: (query: Parameters) => withQuery("/api/operator/reports/debts", query),
  debtsExport: (query: Parameters) => withQuery("/api/operator/reports/debts/export", query),
  commissions: (query: Parameters) => withQuery("/api/operator/reports/commissions", query),
  commissionsExport: (query: Parameters) => withQuery("/api/operator/reports/commissions/export", query),
  rebooked: (query: Parameters) => withQuery("/api/operator/reports/rebooked", query),
  rebookedExport: (query: Parameters) => withQuery("/api/operator/reports/rebooked/export", query),
  acts: (query: Parameters) => withQuery("/api/operator/reports/acts", query),
  actFile: (query: Parameters) => withQuery("/api/operator/reports/acts/file", query),
  savedReports: () => "/api/operator/reports/saved",
  savedReport: (reportId: string) => `/api/operator/reports/saved/${id(reportId)}`,
  load: (query: Parameters) => withQuery("/api/operator/reports/load", query),
  loadExport: (query: Parameters) => withQuery("/api/operator/reports/load/export", query),
  operatorAuditExport: () => "/api/operator/audit/export",
  agenciesPeople: (page: number) => withQuery("/api/operator/people", { page }),
  findPerson: () => "/api/operator/people/find",
  resetLink: () => "/api/operator/people/reset-link",
  resetSecondFactor: () => "/api/operator/people/reset-second-factor",
  erasures: () => "/api/operator/erasures",
  callbacks: () => "/api/portal/callbacks",
  callback: (endpointId: string) => `/api/portal/callbacks/${id(endpointId)}`,
  rotateCallback: (endpointId: string) => `/api/portal/callbacks/${id(endpointId)}/rotate`,
  pingCallback: (endpointId: string) => `/api/portal/callbacks/${id(endpointId)}/ping`,
  team: () => "/api/portal/team",
  invitations: () => "/api/portal/team/invitations",
  invitation: (invitationId: string, act: "resend" | "withdraw") => `/api/portal/team/invitations/${id(invitationId)}/${act}`,
  teamPerson: (personId: string, act: "role" | "suspend" | "reinstate" | "hand-over") => `/api/portal/team/${id(personId)}/${act}`,
  sessions: () => "/api/account/sessions",
  session: (sessionId: string) => `/api/account/sessions/${id(sessionId)}`,
  password: () => "/api/account/password",
  acceptInvitation: () => "/api/account/invitation",
  openHouse: () => "/api/account/setup",
  officeChecklist: () => "/api/operator/checklist",
  readInvitation: () => "/api/account/invitation/read",
  passwordForgotten: () => "/api/account/password-forgotten",
  passwordReset: () => "/api/account/password-reset",
  secondFactor: () => "/api/account/second-factor",
  beginSecondFactor: () => "/api/account/second-factor/begin",
  confirmSecondFactor: () => "/api/account/second-factor/confirm",
  removeSecondFactor: () => "/api/account/second-factor/remove",
  recoveryCodes: () => "/api/account/second-factor/recovery-codes",
  deliveries: (filter: { endpoint?: string; state?: string; page?: number }) => withQuery("/api/portal/deliveries", filter),
  delivery: (deliveryId: string) => `/api/portal/deliveries/${id(deliveryId)}`,
  replayDelivery: (deliveryId: string) => `/api/portal/deliveries/${id(deliveryId)}/replay`,
  colleagues: () => "/api/operator/colleagues",
  changeColleague: (personId: string, act: "roles" | "block" | "unblock" | "code") => `/api/operator/colleagues/${id(personId)}/${act}`,
  inviteColleague: () => "/api/operator/colleagues/invitations",
  withdrawColleague: (invitationId: string) => `/api/operator/colleagues/invitations/${id(invitationId)}/withdraw`,
  officeToday: () => "/api/operator/today",
  nextFlights: () => "/api/operator/today/flights",
  queue: (kind: string, query: Parameters = {}) => withQuery(`/api/operator/queues/${id(kind)}`, query),
  queueSteps: (kind: string, subject: string) => withQuery(`/api/operator/queues/${id(kind)}/steps`, { subject }),
  stuck: () => "/api/operator/stuck",
  refundRequests: (filter: { state?: string; page?: number }) => withQuery("/api/operator/refund-requests", filter),
  refundRequest: (requestId: string) => `/api/operator/refund-requests/${id(requestId)}`,
  refundPreview: () => "/api/operator/refund-requests/preview",
  refundDecisions: () => "/api/operator/refund-requests/decisions",
  noteTemplates: () => "/api/operator/note-templates",
  noteTemplate: (templateId: string) => `/api/operator/note-templates/${id(templateId)}`,
  requestMessages: (requestId: string) => `/api/operator/refund-requests/${id(requestId)}/messages`,
  requestSeen: (requestId: string) => `/api/operator/refund-requests/${id(requestId)}/seen`,
  operatorRefundFile: (fileId: string) => `/api/operator/refund-files/${id(fileId)}`,
  refundOptions: (bookingId: string) => `${booking(bookingId)}/refund-options`,
  partialRefund: (bookingId: string) => `${booking(bookingId)}/partial-refund`,
  bookingBags: (bookingId: string) => `${booking(bookingId)}/bags`,
  cancelPassengers: (bookingId: string) => `${booking(bookingId)}/cancel-passengers`,
  scheduleImports: (filter: { page?: number }) => withQuery("/api/operator/schedule-imports", filter),
  scheduleImport: (importId: string) => `/api/operator/schedule-imports/${id(importId)}`,
  undoImport: (importId: string) => `/api/operator/schedule-imports/${id(importId)}/undo`,
  scheduleMessages: () => "/api/operator/schedule-messages",
  scheduleInbox: (filter: { page?: number; open?: "1" }) => withQuery("/api/operator/schedule-inbox", filter),
  scheduleInboxItem: (number: number) => `/api/operator/schedule-inbox/${number}`,
  scheduleChanges: (filter: { state?: string; import?: string; flight?: string; page?: number }) =>
    withQuery("/api/operator/schedule-changes", filter),
  departures: (query: Parameters) => withQuery("/api/operator/departures", query),
  departure: (departureId: string) => `/api/operator/departures/${id(departureId)}`,
  departureNames: (departureId: string) => `/api/operator/departures/${id(departureId)}/passengers`,
  departureHolds: (departureId: string) => `/api/operator/departures/${id(departureId)}/holds`,
  departureLetters: (departureId: string) => `/api/operator/departures/${id(departureId)}/letters`,
  departureLimits: (departureId: string) => `/api/operator/departures/${id(departureId)}/limits`,
  liftLimit: (departureId: string) => `/api/operator/departures/${id(departureId)}/limits/lift`,
  departureCancellation: (departureId: string) => `/api/operator/departures/${id(departureId)}/cancellation`,
  actOnCancellation: (departureId: string, act: "confirm" | "withdraw" | "refund") =>
    `/api/operator/departures/${id(departureId)}/cancellation/${act}`,
  departureLists: (departureId: string) => `/api/operator/departures/${id(departureId)}/lists`,
  listFile: (listId: string) => `/api/operator/passenger-lists/${id(listId)}/file`,
  confirmList: (listId: string) => `/api/operator/passenger-lists/${id(listId)}/confirm`,
  listWays: () => "/api/operator/passenger-list-ways",
  confirmWay: (way: number) => `/api/operator/passenger-list-ways/${way}/confirm`,
  endWay: (way: number) => `/api/operator/passenger-list-ways/${way}/end`,
  settleChanges: () => "/api/operator/schedule-changes/settle",
  /** @param file its name, and of prices its kind */
  uploads: (area: "schedule" | "prices", file: Parameters) => withQuery(UPLOADS[area], file),
  upload: (area: "schedule" | "prices", uploadId: string) => `${UPLOADS[area]}/${id(uploadId)}`,
  applyUpload: (area: "schedule" | "prices", uploadId: string) => `${UPLOADS[area]}/${id(uploadId)}/apply`,
  withdrawUpload: (uploadId: string) => `${UPLOADS.prices}/${id(uploadId)}/withdraw`,
  discardUpload: (uploadId: string) => `${UPLOADS.prices}/${id(uploadId)}/discard`,
  fares: (query: Parameters) => withQuery("/api/operator/fares", query),
  fareDrafts: () => "/api/operator/fare-drafts",
  fareImports: (filter: { page?: number }) => withQuery("/api/operator/fare-imports", filter),
  markups: () => "/api/operator/markups",
  undoFareImport: (importId: string) => `/api/operator/fare-imports/${id(importId)}/undo`,
  tableImports: (asked: { kind: string; page: number }) => withQuery("/api/operator/table-imports", asked),
  /** Read, it tells what it would change. */
  undoTableImport: (importId: string) => `/api/operator/table-imports/${id(importId)}/undo`,
};

/** Only an address inside the portal: a link to the sign-in page must not send an agent elsewhere. */
export function safeReturn(callbackUrl: string | null | undefined): string {
  return callbackUrl && /^\/(?![/\\])/.test(callbackUrl) ? callbackUrl : publicPages.search();
}
