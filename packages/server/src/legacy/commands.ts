/** The commands of section 10.2, and what confirming each would do. */
const commands = {
  runparser: 'record the command. Nothing runs: no scraping engine is attached.',
  runspider: 'record the command. Nothing runs: no scraping engine is attached.',
  runcleanup: 'record the command. Nothing runs: no scraping engine is attached.',
  dumpqueue: 'list the items in the queue of this scrape.',
  sendToQueue:
    'add the career portal of this scrape to its queue, as an item that is not served yet.',
  unserveQueue:
    'mark the items in the queue of this scrape as not served, from the given number on.',
} as const;
export type LegacyCommand = keyof typeof commands;

export const isLegacyCommand = (value: string): value is LegacyCommand =>
  Object.hasOwn(commands, value);
export const effectOf = (command: LegacyCommand): string => commands[command];
export const isRunCommand = (command: LegacyCommand): boolean =>
  command === 'runparser' || command === 'runspider' || command === 'runcleanup';
