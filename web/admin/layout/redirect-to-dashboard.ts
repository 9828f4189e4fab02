import { redirect } from 'react-router';

/** The back office opens at its dashboard (specification, section 2). */
const toDashboard = () => redirect('/admin/dashboard');

export { toDashboard as clientLoader, toDashboard as loader };
