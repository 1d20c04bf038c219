/**
 * The id of the active row of the page's list, which is not in the address: `shown` is the present
 * one, and `restored` the one with which a list begins after Back or Forward.
 */
export const keptRow: { shown?: number | undefined; restored?: number | undefined } = {};
