import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { isSignedOut, signInPath, staySignedIn, whenSessionEnds } from './staff-session.ts';

const signedOut = () => new ApiError(401, { code: 'not_signed_in', message: 'Please sign in.' });

let forget: () => void = () => undefined;
afterEach(() => forget());

describe('a call after the session has ended', () => {
  it('is sent again after signing in', async () => {
    forget = whenSessionEnds(async () => true);
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(signedOut()).mockResolvedValue('saved');
    expect(await staySignedIn(send)).toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('fails unchanged if no page of the back office is open', async () => {
    const error = signedOut();
    await expect(staySignedIn(() => Promise.reject(error))).rejects.toBe(error);
    expect(isSignedOut(error)).toBe(true);
  });

  it('fails without navigation if signing in is declined', async () => {
    forget = whenSessionEnds(async () => false);
    const failed: unknown = await staySignedIn(() => Promise.reject(signedOut())).catch((error) => error);
    expect(failed).toMatchObject({ status: 401, message: 'Please sign in again.' });
    expect(isSignedOut(failed)).toBe(false);
  });

  it('opens no sign-in after other failures, including wrong credentials', async () => {
    const signInAgain = vi.fn(async () => true);
    forget = whenSessionEnds(signInAgain);
    for (const error of [
      new ApiError(401, { code: 'wrong_credentials' }),
      new ApiError(503, { code: 'unavailable' }),
      new TypeError('a bug'),
    ])
      await expect(staySignedIn(() => Promise.reject(error))).rejects.toBe(error);
    expect(signInAgain).not.toHaveBeenCalled();
  });
});

it('the URL of sign-in contains the page to return to, unless it is the first one', () => {
  const toSignIn = (path: string) => signInPath(new URL(path, 'https://shop.example'));
  expect(toSignIn('/admin/dashboard')).toBe('/admin-login');
  expect(toSignIn('/admin/orders?status=placed&page=2')).toBe(
    '/admin-login?next=%2Fadmin%2Forders%3Fstatus%3Dplaced%26page%3D2',
  );
  // As React Router asks for data.
  expect(toSignIn('/admin/orders.data?status=placed&_routes=admin%2Forders')).toBe(
    '/admin-login?next=%2Fadmin%2Forders%3Fstatus%3Dplaced',
  );
  expect(toSignIn('/admin/dashboard.data?_routes=x')).toBe('/admin-login');
});
