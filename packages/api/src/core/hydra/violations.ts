import { invalid, type Violation } from './problem.ts';

/** The sentences of section 2.6 by violation code. */
const messages = {
  required: 'This is required',
  invalid_url: 'URL not valid',
  too_long: 'Value is too long',
  invalid_choice: 'The value you selected is not a valid choice.',
  not_unique: 'This value is already used.',
  not_found: 'Item not found',
  not_null: 'This value should not be null.',
  invalid_text: 'This value is not valid.',
} as const;

/** Gathers what is wrong with a body, so that a person sees every field at fault at once. */
export class Violations {
  readonly #found: Violation[] = [];

  add(propertyPath: string, code: keyof typeof messages, message: string = messages[code]): void {
    this.#found.push({ propertyPath, message, code });
  }

  /** A breach that a rule shared with the console has put into words. */
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

  /** A text that must stand there; absent, null or blank is a violation. Returns it trimmed. */
  requiredText(propertyPath: string, value: string | null | undefined, maxLength: number): string {
    const text = this.optionalText(propertyPath, value, maxLength);
    if (text === null) this.add(propertyPath, 'required');
    return text ?? '';
  }

  /**
   * Trimmed text, or null for absent and blank. Lengths count characters as people see them
   * written, not UTF-16 units.
   */
  optionalText(
    propertyPath: string,
    value: string | null | undefined,
    maxLength: number,
  ): string | null {
    const text = value?.trim() ?? '';
    if (text.includes('\0')) this.add(propertyPath, 'invalid_text');
    else if ([...text].length > maxLength) this.add(propertyPath, 'too_long');
    return text === '' ? null : text;
  }

  wholeBetween(propertyPath: string, value: number, min: number, max: number): void {
    if (value < 0 && min >= 0)
      this.#found.push({ propertyPath, code: 'min', message: 'Value must be positive' });
    else if (value < min)
      this.#found.push({ propertyPath, code: 'min', message: `Value must be at least ${min}` });
    else if (value > max)
      this.#found.push({ propertyPath, code: 'max', message: `Value must be at most ${max}` });
  }

  /** More items than one call may have. */
  tooMany(propertyPath: string, max: number): void {
    this.addCoded(propertyPath, 'too_many', `No more than ${max} items are allowed`);
  }

  /** @throws Problem 422 when anything was found */
  throwIfAny(): void {
    if (this.#found.length > 0) throw invalid(this.#found);
  }
}
