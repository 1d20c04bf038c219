/**
 * 1234567.8915 as 1,234,567.892: in groups of three, three decimals at most, as
 * `Intl.NumberFormat('en-US')` writes it. Written out because the first formatter of a page costs a
 * browser 20 ms, and nearly every page has a number before it has anything else.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number * 1000) / 1000).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');
