import { Route, Routes } from 'react-router'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { SetPasswordPage } from '../features/accounts/set-password-page.tsx'

/** Every page of realtors and admins; those behind a login are loaded when they are opened. */
export function StaffRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage of="realtor" />} />
      <Route path="/realtor/login" element={<LoginPage of="realtor" />} />
      <Route path="/admin/login" element={<LoginPage of="admin" />} />
      <Route path="/realtor/set-password" element={<SetPasswordPage />} />
    </Routes>
  )
}
