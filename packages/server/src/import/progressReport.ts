const barWidth = 30;
const framesPerSecond = 10;
const number = (value: number): string => value.toLocaleString('en-US');

type Output = { write: (text: string) => unknown; isTTY?: boolean };

/**
 * A bar that redraws itself on a terminal; elsewhere a plain line per quarter of a step, so that
 * logs stay short.
 */
export class ProgressReport {
  readonly #output: Output;
  #step = '';
  #quarter = -1;
  #drawnAt = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  show(step: string, share: number, rows: number): void {
    if (this.#output.isTTY) this.#draw(step, share, rows);
    else this.#print(step, share, rows);
  }

  /** Ends the bar's line. */
  end(): void {
    if (this.#output.isTTY && this.#step !== '') this.#output.write('\n');
  }

  #draw(step: string, share: number, rows: number): void {
    const now = Date.now();
    if (step !== this.#step) {
      this.end();
      this.#step = step;
    } else if (share < 1 && now - this.#drawnAt < 1000 / framesPerSecond) return;
    this.#drawnAt = now;
    const full = Math.round(Math.min(1, share) * barWidth);
    this.#output.write(
      `\r\u001b[2K${step.padEnd(18)} [${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] ${number(rows)}`,
    );
  }

  #print(step: string, share: number, rows: number): void {
    const quarter = Math.floor(Math.min(1, share) * 4);
    if (step === this.#step && quarter <= this.#quarter) return;
    this.#step = step;
    this.#quarter = quarter;
    this.#output.write(`${step}: ${quarter * 25} %, ${number(rows)} rows\n`);
  }
}
