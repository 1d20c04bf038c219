import { showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NOT_AUTHORIZED } from './guard.ts';

/** Stands for a page that the role may not open: says so and leads to Home. */
export function Refused() {
  const [, navigate] = useLocation();
  useEffect(() => {
    showError({ title: NOT_AUTHORIZED });
    navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
