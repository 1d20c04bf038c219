import { createDecipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCookieCipher } from './cookieCipher.ts';

const newKey = () => randomBytes(32).toString('hex');

test('a value is base64url( 0x01 ‖ iv12 ‖ AES-256-GCM ‖ tag16 ), which an OAuth proxy with the key can open', () => {
  const encryptionKey = newKey();
  const value = createCookieCipher({ encryptionKey, previousEncryptionKey: undefined }).encrypt(
    'grüße 🙂',
  );
  expect(value).toMatch(/^[\w-]+$/);
  const bytes = Buffer.from(value, 'base64url');
  expect(bytes[0]).toBe(1);
  expect(bytes.length).toBe(1 + 12 + Buffer.byteLength('grüße 🙂') + 16);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(encryptionKey, 'hex'),
    bytes.subarray(1, 13),
  );
  decipher.setAuthTag(bytes.subarray(-16));
  expect(decipher.update(bytes.subarray(13, -16), undefined, 'utf8') + decipher.final('utf8')).toBe(
    'grüße 🙂',
  );
});

test('the same text never makes the same value', () => {
  const cipher = createCookieCipher({ encryptionKey: newKey(), previousEncryptionKey: undefined });
  expect(cipher.encrypt('a')).not.toBe(cipher.encrypt('a'));
});

test('a value of the previous key is still read, and new ones are made with the current key', () => {
  const [before, now] = [newKey(), newKey()];
  const old = createCookieCipher({ encryptionKey: before, previousEncryptionKey: undefined });
  const rotated = createCookieCipher({ encryptionKey: now, previousEncryptionKey: before });
  expect(rotated.decrypt(old.encrypt('token'))).toBe('token');
  expect(old.decrypt(rotated.encrypt('token'))).toBeUndefined();
  expect(
    createCookieCipher({ encryptionKey: now, previousEncryptionKey: undefined }).decrypt(
      old.encrypt('token'),
    ),
  ).toBeUndefined();
});

test('every changed byte, and whatever is no value of ours, reads as nothing', () => {
  const cipher = createCookieCipher({ encryptionKey: newKey(), previousEncryptionKey: undefined });
  const bytes = Buffer.from(cipher.encrypt('token'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(cipher.decrypt(changed.toString('base64url'))).toBeUndefined();
  }
  const value = cipher.encrypt('abc');
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const changed = value.slice(0, -1) + last;
    expect(cipher.decrypt(changed)).toBe(changed === value ? 'abc' : undefined);
  }
  for (const nonsense of ['', 'x', '%%%', 'AQ', bytes.subarray(0, 28).toString('base64url')])
    expect(cipher.decrypt(nonsense)).toBeUndefined();
});
