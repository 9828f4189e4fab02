import { redirect } from 'react-router';

/** Spec 2. */
const toHome = () => redirect('/user/home');

export { toHome as clientLoader, toHome as loader };
