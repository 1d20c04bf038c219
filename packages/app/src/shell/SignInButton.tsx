import { signIn } from '@console/api/core/session/session';
import { Button } from '@console/ui/Button';
import { useState } from 'react';

/** Leads to the identity provider; a failure shows as the session's problem. */
export function SignInButton({
  label,
  asSomeoneElse = false,
}: {
  label: string;
  asSomeoneElse?: boolean;
}) {
  const [pending, setPending] = useState(false);
  const start = () => {
    setPending(true);
    void signIn({ asSomeoneElse }).finally(() => setPending(false));
  };
  return (
    <Button tone="primary" pending={pending} onClick={start}>
      {label}
    </Button>
  );
}
