const hour = 3_600_000;
const day = 24 * hour;

/** Moments before and after one fixed `now`, so that the seeded history always ends today. */
export class Clock {
  readonly now: Date;

  constructor(now: Date) {
    this.now = new Date(Math.floor(now.getTime() / 1000) * 1000);
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - Math.round(hours * 3600) * 1000);
  }

  daysAgo(days: number): Date {
    return this.hoursAgo(days * 24);
  }

  daysAhead(days: number): Date {
    return this.hoursAgo(-days * 24);
  }

  /** The UTC day so many days ago, as YYYY-MM-DD. */
  dayAgo(days: number): string {
    return new Date(this.now.getTime() - days * day).toISOString().slice(0, 10);
  }

  /** The later moment by so many hours, but never after now. */
  after(moment: Date, hours: number): Date {
    return new Date(
      Math.min(this.now.getTime(), moment.getTime() + Math.round(hours * 3600) * 1000),
    );
  }
}
