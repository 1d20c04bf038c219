/**
 * 1234567.8915 as 1,234,567.892: in groups of three, three decimals at most, as
 * `Intl.NumberFormat('en-US')` writes it. It uses no formatter because the first one of a page
 * takes a browser 20 ms, before the first rows.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number * 1000) / 1000).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');
