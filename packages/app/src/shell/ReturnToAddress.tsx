import { takeRedirectUrl } from '@console/api/core/session/session';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Leaves the callback route for the address where the sign-in began. */
export function ReturnToAddress() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(takeRedirectUrl(), { replace: true }), [navigate]);
  return null;
}
