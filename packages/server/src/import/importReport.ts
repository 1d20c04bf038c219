import type { RowNotes } from './importRun.ts';

/** The result of an import. */
export type ImportReport = {
  entities: number;
  jobs: number;
  laterJobs: number;
  dailyCounts: number;
  openShifts: number;
  refusals: RowNotes;
  changes: RowNotes;
  /** The number of invented rows by kind. It is undefined when the import wrote facts only. */
  inventions?: Record<string, number>;
};

const format = (value: number): string => value.toLocaleString('en-US');

function inventionLine(inventions: ImportReport['inventions']): string {
  if (inventions === undefined) return 'Nothing was invented.';
  const kinds = Object.entries(inventions)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${format(count)} ${kind}`);
  if (kinds.length === 0) return 'Invented: nothing new.';
  const last = kinds.pop();
  const list = kinds.length === 0 ? last : `${kinds.join(', ')} and ${last}`;
  return `Invented: ${list}, for demonstration.`;
}

/** The lines that the import command prints at its end. */
export function summaryLines(report: ImportReport, seconds: number): string[] {
  const { refusals, changes } = report;
  return [
    `Imported ${format(report.entities)} entities, ${format(report.jobs)} jobs and ${format(report.dailyCounts)} daily counts in ${seconds.toFixed(1)} s.`,
    ...(report.openShifts > 0 ? [`Open job shifts: ${format(report.openShifts)}`] : []),
    inventionLine(report.inventions),
    ...(report.laterJobs > 0
      ? [`Jobs left out, since they were posted later: ${format(report.laterJobs)}`]
      : []),
    ...(changes.total > 0
      ? [
          `Imported with a change: ${format(changes.total)}`,
          ...changes.lines().map((line) => `  ${line}`),
        ]
      : []),
    refusals.total > 0 ? `Refused: ${format(refusals.total)}` : 'Nothing was refused.',
    ...refusals.lines().map((line) => `  ${line}`),
  ];
}

const barWidth = 30;
const framesPerSecond = 10;

type Output = { write: (text: string) => unknown; isTTY?: boolean };

/**
 * Shows the progress as a moving bar on a terminal, and elsewhere as one plain line per quarter of
 * a step.
 */
export class ProgressReport {
  readonly #output: Output;
  #step = '';
  #quarter = -1;
  #lastFrame = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  show(step: string, share: number, rows: number): void {
    if (this.#output.isTTY) this.#draw(step, share, rows);
    else this.#print(step, share, rows);
  }

  /** Ends the line of the bar. */
  end(): void {
    if (this.#output.isTTY && this.#step !== '') this.#output.write('\n');
  }

  #draw(step: string, share: number, rows: number): void {
    const now = Date.now();
    if (step !== this.#step) {
      this.end();
      this.#step = step;
    } else if (share < 1 && now - this.#lastFrame < 1000 / framesPerSecond) return;
    this.#lastFrame = now;
    const full = Math.round(Math.min(1, share) * barWidth);
    this.#output.write(
      `\r\u001b[2K${step.padEnd(18)} [${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] ${format(rows)}`,
    );
  }

  #print(step: string, share: number, rows: number): void {
    const quarter = Math.floor(Math.min(1, share) * 4);
    if (step === this.#step && quarter <= this.#quarter) return;
    this.#step = step;
    this.#quarter = quarter;
    this.#output.write(`${step}: ${quarter * 25} %, ${format(rows)} rows\n`);
  }
}
