/** The name and the guards of a cookie that scripts cannot read and that other sites never see. */
export function ownCookie(publicUrl: string, name: string) {
  const isSecure = publicUrl.startsWith("https:");
  return {
    // The prefix makes browsers insist on Secure, on this host and on the whole path.
    name: isSecure ? `__Host-${name}` : name,
    attributes: { path: "/", httpOnly: true, secure: isSecure, sameSite: "strict" },
  } as const;
}
