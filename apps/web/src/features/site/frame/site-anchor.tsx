import type { MouseEventHandler } from "react";
import { NavLink } from "react-router";
import type { SiteLink } from "./site-links.ts";

interface SiteAnchorProps {
  link: SiteLink;
  className: string;
  onClick?: MouseEventHandler;
}

export function SiteAnchor({ link, className, onClick }: SiteAnchorProps) {
  if (link.fullLoad) {
    return (
      <a href={link.to} className={className} onClick={onClick}>
        {link.label}
      </a>
    );
  }
  return (
    <NavLink to={link.to} end className={className} onClick={onClick}>
      {link.label}
    </NavLink>
  );
}
