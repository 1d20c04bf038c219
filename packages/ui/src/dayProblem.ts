/**
 * What is wrong with a typed day (`YYYY-MM-DD`). Another year is a slip of the keyboard: a browser
 * reads 04/13/26 as a day of the year 26.
 */
export const dayProblem = (day: string): string | undefined =>
  day === '' || /^(19|20|21)\d\d-/.test(day) ? undefined : 'Enter a year from 1900 to 2199.';
