/** The short name by which a partner is told from all others, as commands and addresses spell it. */
export const PARTNER_CODE = /^[A-Z0-9]{2,12}$/;
