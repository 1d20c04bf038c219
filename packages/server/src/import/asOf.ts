import type { CompanyRow, ListingRow } from './rowSchemas.ts';

const endOfDay = 'T23:59:59Z';

/**
 * The end of a day given as YYYY-MM-DD, or now where that is earlier; undefined for what is no day,
 * or one to come.
 */
export function readAsOf(text: string, now: Date): Date | undefined {
  const end = new Date(`${text}${endOfDay}`);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(end.getTime()) &&
    end.toISOString().startsWith(text);
  if (!isDay || text > now.toISOString().slice(0, 10)) return undefined;
  return end < now ? end : now;
}

const notAfter =
  (now: Date) =>
  <At extends Date | null | undefined>(at: At): At | Date =>
    at instanceof Date && at > now ? now : at;

/** An employer as it stood at this moment: of what was seen later, it was at least there by then. */
export function companyAsOf(company: CompanyRow, now: Date): CompanyRow {
  const capped = notAfter(now);
  return {
    ...company,
    first_job_date: capped(company.first_job_date),
    last_check: capped(company.last_check),
    portals: company.portals.map((portal) => ({
      ...portal,
      last_check: capped(portal.last_check),
    })),
  };
}

/**
 * A job as it stood at this moment: open if it was still seen later. Undefined for one that was not
 * posted yet.
 */
export function listingAsOf(listing: ListingRow, now: Date): ListingRow | undefined {
  if (listing.date_posted > now) return undefined;
  return listing.last_check > now ? { ...listing, active: true, last_check: now } : listing;
}
