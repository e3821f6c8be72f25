/** The name and attributes of a cookie that scripts can't read and other sites never see. */
export function hostCookie(publicUrl: string, name: string) {
  const isSecure = publicUrl.startsWith("https:");
  return {
    // The prefix makes browsers insist on Secure, this host, and the whole path.
    name: isSecure ? `__Host-${name}` : name,
    attributes: { path: "/", httpOnly: true, secure: isSecure, sameSite: "strict" },
  } as const;
}
