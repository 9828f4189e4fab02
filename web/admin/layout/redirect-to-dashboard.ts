import { redirect } from 'react-router';

/** The back office opens at its dashboard (spec 2). */
const toDashboard = () => redirect('/admin/dashboard');

export { toDashboard as clientLoader, toDashboard as loader };
