interface Described {
  error?: string;
  help?: string;
  required?: boolean;
  disabledReason?: string;
}

/** The attributes that tie a control to its note and say its state. */
export const controlProps = (id: string, { error, help, required, disabledReason }: Described) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
  'aria-disabled': disabledReason === undefined ? undefined : true,
  'aria-describedby': error || help || disabledReason ? `${id}-note` : undefined,
});
