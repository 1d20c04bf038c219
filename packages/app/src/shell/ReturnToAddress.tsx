import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { takeReturnAddress } from './returnAddress.ts';

/** Leaves the callback route for the address where the sign-in began. */
export function ReturnToAddress() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(takeReturnAddress(), { replace: true }), [navigate]);
  return null;
}
