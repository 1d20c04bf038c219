import { isBlank, MESSAGES, UNSTORABLE } from './messages.ts';
import { plainName } from './plainName.ts';
import { invalid, type Violation } from './problem.ts';

/** Collects the violations of a body, so that a person sees all of them at once. */
export class Violations {
  readonly #found: Violation[] = [];

  add(propertyPath: string, code: keyof typeof MESSAGES, message: string = MESSAGES[code]): void {
    this.#found.push({ propertyPath, message, code });
  }

  /** Adds a violation whose message comes from a rule shared with the console. */
  addCoded(propertyPath: string, code: string, message: string): void {
    this.#found.push({ propertyPath, message, code });
  }

  addDuplicates(
    propertyPath: string,
    code: 'duplicate_url' | 'duplicate_career_page',
    message: string,
    duplicates: readonly number[],
  ): void {
    this.#found.push({ propertyPath, message, code, duplicates });
  }

  /** Reads a required text, trimmed. An absent, null or blank text is a violation. */
  requiredText(propertyPath: string, value: string | null | undefined, maxLength: number): string {
    const text = this.optionalText(propertyPath, value, maxLength);
    if (text === null) this.add(propertyPath, 'required');
    return text ?? '';
  }

  /**
   * Reads a text in the form of `plainName`: texts that look equal have to be found equal. The
   * result is null when it is absent or blank. The length counts visible characters, not UTF-16
   * units.
   */
  optionalText(
    propertyPath: string,
    value: string | null | undefined,
    maxLength: number,
  ): string | null {
    const text = plainName(value ?? '');
    if (UNSTORABLE.test(text)) this.add(propertyPath, 'invalid_text');
    else if ([...text].length > maxLength) this.add(propertyPath, 'too_long');
    return isBlank(text) ? null : text;
  }

  wholeBetween(propertyPath: string, value: number, min: number, max: number): void {
    if (value < 0 && min >= 0)
      this.#found.push({ propertyPath, code: 'min', message: 'Value must be positive' });
    else if (value < min)
      this.#found.push({ propertyPath, code: 'min', message: `Value must be at least ${min}` });
    else if (value > max)
      this.#found.push({ propertyPath, code: 'max', message: `Value must be at most ${max}` });
  }

  /** Adds the violation for more items than one call may have. */
  tooMany(propertyPath: string, max: number): void {
    this.addCoded(propertyPath, 'too_many', `No more than ${max} items are allowed`);
  }

  /** @throws Problem 422 when there are violations */
  throwIfAny(): void {
    if (this.#found.length > 0) throw invalid(this.#found);
  }
}
