"""Faces for people who build bots: environments of other libraries, and a protocol for any language."""
