import type { CompanyRow, ListingRow } from './rowSchemas.ts';

const endOfDay = 'T23:59:59Z';

/**
 * The end of a day written as YYYY-MM-DD, but not later than `now`. It is undefined for an invalid
 * or a future day.
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

/** A company as it was at this moment. Later instants become this moment. */
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
 * A listing as it was at this moment. It is open if it was seen later, and undefined if it was
 * posted later.
 */
export function listingAsOf(listing: ListingRow, now: Date): ListingRow | undefined {
  if (listing.date_posted > now) return undefined;
  return listing.last_check > now ? { ...listing, active: true, last_check: now } : listing;
}
